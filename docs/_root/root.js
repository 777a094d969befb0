// Leads to the reader's language: the one chosen last, else the first of the browser's that the site has.
// Without scripts, or with none of them here, the page is what it is: a list of links.
"use strict";

const links = new Map([...document.querySelectorAll("a[hreflang]")].map((link) => [link.hreflang, link]));

let chosen = null;
try {
  chosen = localStorage.getItem("follow-suit-language");
} catch {
  // storage is switched off
}

const wanted = [chosen, ...(navigator.languages ?? [])]
  .filter(Boolean)
  .map((tag) => tag.toLowerCase().split("-")[0])
  .map((code) => (code === "iw" ? "he" : code))
  .find((code) => links.has(code));
if (wanted) location.replace(links.get(wanted).href);

document.addEventListener("click", (event) => {
  const link = event.target.closest("a[hreflang]");
  if (!link) return;
  try {
    localStorage.setItem("follow-suit-language", link.hreflang);
  } catch {
    // the choice is not remembered
  }
});
