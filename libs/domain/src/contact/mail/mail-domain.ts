import punycode from 'punycode/punycode.js';

// No domain name is longer, and encoding takes time.
const MOST_CHARACTERS = 255;

/**
 * Returns a mail domain in its one registered spelling: lower case, compatible characters unified (full-width letters and dots), and
 * international labels encoded (`bücher.example` becomes `xn--bcher-kva.example`).
 */
export const mailDomainOf = (text: string): string => {
  const domain = text.normalize('NFKC').toLowerCase().normalize('NFC');
  return domain.length > MOST_CHARACTERS ? domain : punycode.toASCII(domain);
};
