// Follow Suit: more hands like this. The hands of a clause are fetched when the first is asked for, and each is put
// below the one before it, the easy ones first. Without this file there is no button.
(() => {
  "use strict";
  const bank = window.followsuitBank = { cards: {}, hands: {} };
  const folder = new URL("followsuit-bank/", document.currentScript.src);
  const root = document.documentElement.dataset.content_root || "./";
  const asked = {}, shown = {};

  // a script, not a request for data: it can be fetched from a disk too
  const fetched = (name) => asked[name] ??= new Promise((done, failed) => {
    const script = document.createElement("script");
    script.src = new URL(`${name}.js`, folder);
    script.onload = done;
    script.onerror = () => { delete asked[name]; failed(); };
    document.head.append(script);
  });
  const written = ({ pieces, hands }, number) => hands[number].map((place) => pieces[place]).join("")
    .replace(/§(\w)(\w*);/g, (_, kind, card) => kind === "r" ? root : bank.cards[kind][card]);

  const say = (button, words) => {
    const said = document.createElement("span");
    said.className = "fs-said";
    said.setAttribute("role", "status");
    button.after(said);
    said.textContent = words; // after it is there: a change is what is read aloud
    return said;
  };

  const more = async (button) => {
    const name = button.dataset.bank, figure = button.closest("figure");
    button.parentElement.querySelector(".fs-said")?.remove();
    try {
      await Promise.all([fetched("cards"), fetched(name)]);
    } catch {
      say(button, button.dataset.failed);
      return;
    }
    const number = shown[name] ?? 0, kept = bank.hands[name];
    shown[name] = number + 1;
    figure.insertAdjacentHTML("afterend", written(kept, number));
    const next = figure.nextElementSibling;
    next.classList.add("fs-drawn");
    next.tabIndex = -1;
    const foot = next.querySelector(".fs-more");
    if (number + 1 < kept.hands.length) foot.hidden = false;
    else { say(foot, foot.dataset.last); foot.remove(); }
    button.remove();
    next.focus();
  };

  document.addEventListener("click", (event) => {
    const button = event.target.closest(".fs-more");
    if (button) more(button);
  });
  for (const button of document.querySelectorAll(".fs-more")) button.hidden = false;
})();
