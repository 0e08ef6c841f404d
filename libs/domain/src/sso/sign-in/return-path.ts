const LONGEST = 2000;
/** No second slash at the front in any spelling, no backslash (browsers read it as a slash), and no characters that browsers drop. */
// eslint-disable-next-line no-control-regex -- browsers drop control characters, and what is left may be an address
const PLAIN = /^\/(?!\/|%2f|%5c|%25|%[01]|%20|%7f)[^\\\s\u0000-\u0020\u007f-\u00a0\u2028\u2029\ufeff]*$/i;
const DOUBLE_SLASH = /^[^?#]*\/(\.|%2e)*\//i;
/** Pages that would redirect again. */
const ON_THE_WAY = /^\/(login|register|logout|api)(?![a-z0-9-])/i;

/**
 * Returns `text` if it is a path of our own site that people may visit after signing in, otherwise the home page. Never returns another
 * site in any spelling [R4.06].
 */
export const returnPathOf = (text: string | null | undefined): string =>
  text !== null &&
  text !== undefined &&
  text.length <= LONGEST &&
  PLAIN.test(text) &&
  !DOUBLE_SLASH.test(text) &&
  !ON_THE_WAY.test(text)
    ? text
    : '/';
