declare module 'punycode/punycode.js' {
  /** Encodes the labels of a domain name that have non-ASCII characters; others stay. */
  const punycode: { toASCII(domain: string): string };
  export default punycode;
}
