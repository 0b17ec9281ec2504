// The pages work without this file. With it, digits are grouped as they are typed, a form is sent
// once, and the reader of an error starts there.
const FORMATS = {
  number: (digits) => digits.slice(0, 19).replace(/(\d{4})(?=\d)/g, '$1 '),
  expiry: (digits) => digits.slice(0, 4).replace(/^(\d{2})(?=\d)/, '$1 / '),
  cvc: (digits) => digits.slice(0, 4),
};

for (const input of document.querySelectorAll('input[data-format]')) {
  input.addEventListener('input', () => {
    // Only at the end: a cursor in the middle must not jump.
    if (input.selectionStart !== input.value.length) return;
    input.value = FORMATS[input.dataset.format](input.value.replace(/\D/g, ''));
  });
}

for (const form of document.querySelectorAll('form[data-busy]')) {
  form.addEventListener('submit', (event) => {
    if (form.dataset.sent) event.preventDefault();
    form.dataset.sent = 'yes';
    const button = event.submitter;
    if (!button) return;
    button.style.width = `${button.offsetWidth}px`;
    button.setAttribute('aria-disabled', 'true');
    button.textContent = form.dataset.busy;
  });
}

// A page that comes back from the browser's memory can be sent again.
window.addEventListener('pageshow', (event) => {
  if (event.persisted) window.location.reload();
});

document.getElementById('trouble')?.focus();
