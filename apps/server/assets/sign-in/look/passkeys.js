// Shows the passkey buttons where the browser can do it, and puts what it signs into their form.
const isAble =
  typeof PublicKeyCredential === 'function' &&
  typeof PublicKeyCredential.parseCreationOptionsFromJSON === 'function' &&
  typeof PublicKeyCredential.parseRequestOptionsFromJSON === 'function';

const ask = (form) => {
  const options = JSON.parse(form.dataset.options);
  return form.dataset.passkey === 'create'
    ? navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options) })
    : navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options) });
};

for (const form of isAble ? document.querySelectorAll('form[data-passkey]') : []) {
  form.hidden = false;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const error = form.querySelector('.error');
    error.hidden = true;
    ask(form).then(
      (credential) => {
        form.elements.credential.value = JSON.stringify(credential.toJSON());
        form.submit();
      },
      (problem) => {
        error.textContent =
          problem.name === 'InvalidStateError'
            ? 'This device has a passkey of your account already.'
            : 'No passkey was used. Try again, or sign in another way.';
        error.hidden = false;
      },
    );
  });
}
