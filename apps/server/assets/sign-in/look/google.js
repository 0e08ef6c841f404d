// One tap: Google's answer goes into our own form, with our own token. Signing out also tells Google not to sign in by itself.
const form = document.querySelector('form[data-google]');
const google = globalThis.google?.accounts.id;

if (google && form) {
  google.initialize({
    client_id: form.dataset.google,
    nonce: form.dataset.nonce,
    callback: ({ credential }) => {
      form.elements.credential.value = credential;
      form.submit();
    },
  });
  google.renderButton(form.querySelector('.google'), { theme: 'outline', size: 'large', shape: 'pill' });
  google.prompt();
}

if (google && document.querySelector('[data-google-sign-out]')) {
  document.addEventListener('submit', () => {
    google.disableAutoSelect();
    google.cancel();
  });
}
