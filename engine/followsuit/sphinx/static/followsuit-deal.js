// Follow Suit: stepping through a deal, by buttons, arrow keys and swipe; one player's cards or all.
// Without this file a deal is a list from top to bottom.
(() => {
  "use strict";
  const button = (words, main) => {
    const made = document.createElement("button");
    made.type = "button";
    made.textContent = words;
    made.classList.toggle("fs-main", main);
    return made;
  };

  for (const deal of document.querySelectorAll(".fs-deal")) {
    const words = deal.dataset;
    const steps = [...deal.querySelectorAll(".fs-step")];
    if (steps.length < 2) continue;
    const names = steps.map((step) => step.querySelector(".fs-held, .fs-verdict").textContent);
    const bar = document.createElement("div");
    const back = button(words.back, false), next = button(words.next, true), whole = button(words.whole, false);
    const at = document.createElement("span");
    at.setAttribute("aria-live", "polite");
    bar.className = "fs-bar";
    bar.append(back, next, at, whole);
    let now = 0, stepping = true;

    const show = () => {
      steps.forEach((step, number) => { step.hidden = stepping && number !== now; });
      at.textContent = stepping ? `${names[now]} (${now + 1}/${steps.length})` : "";
      back.setAttribute("aria-disabled", String(!stepping || now === 0));
      next.setAttribute("aria-disabled", String(!stepping || now === steps.length - 1));
      whole.textContent = stepping ? words.whole : words.byTrick;
    };
    const go = (by) => {
      if (!stepping) return;
      now = Math.min(Math.max(now + by, 0), steps.length - 1);
      show();
    };
    back.addEventListener("click", () => go(-1));
    next.addEventListener("click", () => go(1));
    whole.addEventListener("click", () => { stepping = !stepping; show(); });

    // the arrows follow the direction of reading
    const forward = deal.dir === "rtl" ? "ArrowLeft" : "ArrowRight";
    deal.addEventListener("keydown", (event) => {
      if (!["ArrowLeft", "ArrowRight"].includes(event.key) || event.target.matches("select, pre")) return;
      go(event.key === forward ? 1 : -1);
      event.preventDefault();
    });
    let start = null;
    deal.addEventListener("touchstart", (event) => { start = event.changedTouches[0]; }, { passive: true });
    deal.addEventListener("touchend", (event) => {
      const end = event.changedTouches[0], across = start ? end.clientX - start.clientX : 0;
      if (!start || Math.abs(across) < 60 || Math.abs(end.clientY - start.clientY) > 40) return;
      go((across < 0) === (deal.dir !== "rtl") ? 1 : -1);
    }, { passive: true });

    // whose cards are shown
    const seats = [...deal.querySelectorAll(".fs-hands > div")];
    const label = document.createElement("label"), view = document.createElement("select");
    view.add(new Option(words.all, ""));
    for (const seat of seats) view.add(new Option(seat.querySelector("dt").textContent, seat.dataset.seat));
    label.append(words.view, " ", view);
    bar.append(label);
    view.addEventListener("change", () => {
      if (view.value) words.seen = view.value; else delete words.seen;
      for (const one of deal.querySelectorAll("[data-seat]")) one.classList.toggle("fs-seen", one.dataset.seat === view.value);
    });

    deal.classList.add("fs-stepping");
    deal.querySelector(".fs-steps").before(bar);
    show();
    addEventListener("beforeprint", () => { for (const step of steps) step.hidden = false; });
    addEventListener("afterprint", show);
  }

  // a link to a figure in a closed group opens the group
  const reveal = () => {
    const target = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
    const group = target && target.closest("details.fs-group:not([open])");
    if (group) { group.open = true; target.scrollIntoView(); }
  };
  addEventListener("hashchange", reveal);
  reveal();
})();
