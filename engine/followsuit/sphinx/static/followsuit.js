// Follow Suit: progressive enhancement only. Every figure explains itself without this file.
// Escape, or a touch elsewhere, closes a reason that is open.
(() => {
  "use strict";
  const shut = (except) => {
    for (const reason of document.querySelectorAll(".fs-no > details[open]")) {
      if (!reason.contains(except)) reason.open = false;
    }
  };
  document.addEventListener("click", (event) => shut(event.target));
  document.addEventListener("keydown", (event) => { if (event.key === "Escape") shut(null); });
})();
