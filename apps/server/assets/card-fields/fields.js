// Runs in the provider's own origin. Talks to the page around it by postMessage, and only to the one origin it was made for.
const parentOrigin = document.documentElement.dataset.parentOrigin;
const form = document.getElementById('card');
const status = document.getElementById('status');
const fields = ['number', 'expiry', 'code', 'name', 'zip'];

const tell = (message) => window.parent.postMessage(message, parentOrigin);
const tellHeight = () => tell({ type: 'card-fields/resize', height: document.documentElement.scrollHeight });

const input = (name) => form.elements.namedItem(name);

const showError = (name, message) => {
  const field = input(name);
  const place = document.getElementById(`${name}-error`);
  place.textContent = message;
  field.toggleAttribute('aria-invalid', message !== '');
  if (message === '') field.removeAttribute('aria-describedby');
  else {
    field.setAttribute('aria-invalid', 'true');
    field.setAttribute('aria-describedby', place.id);
  }
};

const groupNumber = (text) => {
  const digits = text.replace(/\D/g, '').slice(0, 19);
  return /^3[47]/.test(digits)
    ? digits.replace(/^(.{4})(.{0,6})(.*)$/, (_all, a, b, c) => [a, b, c].filter(Boolean).join(' '))
    : (digits.match(/.{1,4}/g) ?? []).join(' ');
};

const groupExpiry = (text, isDeleting) => {
  const digits = text.replace(/\D/g, '').slice(0, 4);
  if (digits.length < 2 || (digits.length === 2 && isDeleting)) return digits;
  return `${digits.slice(0, 2)}/${digits.slice(2)}`;
};

input('number').addEventListener('input', (event) => {
  const atEnd = event.target.selectionStart === event.target.value.length;
  if (atEnd) event.target.value = groupNumber(event.target.value);
});
input('expiry').addEventListener('input', (event) => {
  event.target.value = groupExpiry(event.target.value, event.inputType === 'deleteContentBackward');
});
for (const name of fields) {
  input(name).addEventListener('input', () => {
    if (document.getElementById(`${name}-error`).textContent !== '') showError(name, '');
    tellHeight();
  });
}

let isBusy = false;

const submit = async () => {
  if (isBusy) return;
  isBusy = true;
  status.textContent = '';
  tell({ type: 'card-fields/state', state: 'working' });
  try {
    const body = Object.fromEntries(fields.map((name) => [name, input(name).value]));
    const response = await fetch('/v1/tokens', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const answer = await response.json();
    const wrong = answer.error?.fields ?? {};
    for (const name of fields) showError(name, wrong[name] ?? '');
    const first = fields.find((name) => wrong[name]);
    if (first) input(first).focus();
    if (response.ok)
      tell({ type: 'card-fields/token', token: answer.token, brand: answer.brand, last4: answer.last4 });
    else if (first) tell({ type: 'card-fields/state', state: 'invalid' });
    else throw new Error('the card could not be read');
  } catch {
    status.textContent = 'The card could not be checked. Please try again.';
    tell({ type: 'card-fields/state', state: 'failed' });
  } finally {
    isBusy = false;
    tellHeight();
  }
};

form.addEventListener('submit', (event) => {
  event.preventDefault();
  void submit();
});

window.addEventListener('message', (event) => {
  if (event.origin !== parentOrigin || event.source !== window.parent) return;
  if (event.data?.type === 'card-fields/submit') void submit();
  if (event.data?.type === 'card-fields/mode' && ['light', 'dark'].includes(event.data.mode)) {
    document.documentElement.dataset.mode = event.data.mode;
  }
});

new ResizeObserver(tellHeight).observe(document.body);
tell({ type: 'card-fields/ready' });
tellHeight();
