// The reader's choice of light or dark, before anything is drawn. Furo has this as an inline script; from a file, a
// page can be served under a policy that forbids inline scripts.
try {
  document.body.dataset.theme = localStorage.getItem("theme") || "auto";
} catch {
  document.body.dataset.theme = "auto";
}
