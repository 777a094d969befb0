// Three small helps; without scripts the site reads the same.
"use strict";

// Remembers the language that a reader chose, for the first page of the site; closes the menu of languages.
document.addEventListener("click", (event) => {
  const link = event.target.closest("a[hreflang]");
  if (link) {
    try {
      localStorage.setItem("follow-suit-language", link.hreflang);
    } catch {
      // storage is switched off: the choice holds for this page
    }
  }
  for (const menu of document.querySelectorAll(".fs-language[open]")) {
    if (!menu.contains(event.target)) menu.open = false;
  }
});

document.addEventListener("keydown", (event) => {
  if (event.key !== "Escape") return;
  for (const menu of document.querySelectorAll(".fs-language[open]")) {
    menu.open = false;
    menu.querySelector("summary").focus();
  }
});

// Furo opens its drawers by labels of hidden checkboxes, out of the keyboard's reach: real buttons take their place.
for (const label of document.querySelectorAll(".nav-overlay-icon, .toc-overlay-icon")) {
  const box = document.getElementById(label.htmlFor);
  const button = document.createElement("button");
  button.type = "button";
  button.className = `${label.className} fs-drawer-button`;
  button.setAttribute("aria-label", box.getAttribute("aria-label"));
  button.setAttribute("aria-expanded", "false");
  button.append(...label.childNodes);
  button.addEventListener("click", () => box.click());
  box.addEventListener("change", () => button.setAttribute("aria-expanded", String(box.checked)));
  label.replaceWith(button);
}
