// Completion in the order form. Without this script the form works as well; it only has no buttons to go on with.
(() => {
  const text = document.getElementById('text');
  const choices = document.getElementById('complete');
  if (text === null || choices === null) return;

  // The server needs to know where the cursor is, not only what the text says.
  choices.addEventListener('htmx:configRequest', (event) => { event.detail.parameters.caret = String(text.selectionStart); });

  choices.addEventListener('click', (event) => {
    const button = event.target.closest('button[data-line]');
    if (button === null) return;
    const end = text.selectionStart;
    const start = text.value.lastIndexOf('\n', end - 1) + 1;
    text.focus();
    text.setRangeText(`${button.dataset.line} `, start, end, 'end');
    text.dispatchEvent(new Event('input', { bubbles: true }));
  });

  // Ctrl and space leads from the text to the first button, Escape back.
  text.addEventListener('keydown', (event) => {
    const first = choices.querySelector('button');
    if (event.ctrlKey && event.code === 'Space' && first !== null) { event.preventDefault(); first.focus(); }
  });
  choices.addEventListener('keydown', (event) => { if (event.key === 'Escape') text.focus(); });
})();
