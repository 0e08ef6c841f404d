// Goes on by itself once Google was told not to sign anybody in by itself; a Google that does not answer holds nobody up.
const LONGEST_MS = 1500;
const form = document.querySelector('form[data-sign-out]');
const address = form.dataset.googleScript;
let isSent = false;

const send = () => {
  if (isSent) return;
  isSent = true;
  form.submit();
};

const cancelGoogle = () => {
  const google = globalThis.google?.accounts?.id;
  google?.disableAutoSelect();
  google?.cancel();
};

if (address) {
  const script = document.createElement('script');
  script.src = address;
  script.addEventListener('load', () => {
    cancelGoogle();
    send();
  });
  script.addEventListener('error', send);
  setTimeout(send, LONGEST_MS);
  document.head.append(script);
} else {
  send();
}
