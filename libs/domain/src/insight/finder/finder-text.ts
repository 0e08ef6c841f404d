import { mailboxOf, parseEmail, parsePhone } from '../../contact/index.js';
import { canonicalTireSize, parseTireSize } from '../../catalogue/index.js';
import { parseCoverageClaimNumber, parsePriceClaimNumber, parseReturnNumber } from '../../orders/index.js';
import { parseQuoteNumber, parseQuoteNumberPart, type QuoteNumberPart } from '../../sales/index.js';
import { parseCaseNumber } from '../../support/index.js';

/** Everything that a typed text can mean. */
export interface FinderText {
  /** The text without spare spaces. */
  readonly text: string;
  /** Ten digits, without an extension. */
  readonly phone: string | null;
  /** The mailbox that a whole email address reaches. */
  readonly mailbox: string | null;
  readonly zip: string | null;
  readonly quoteNumber: string | null;
  /** As `Q-8ZAK3`, or one of its two groups. */
  readonly quotePart: QuoteNumberPart | null;
  readonly itemNumber: number | null;
  /** As `RT-20931`, also without the letters. */
  readonly returnNumber: number | null;
  /** As `PG-20931`, also without the letters. */
  readonly priceClaimNumber: number | null;
  /** As `CC-20931`, also without the letters. */
  readonly coverageClaimNumber: number | null;
  /** As `C-7731`, also without the letter. */
  readonly caseNumber: number | null;
  /** The first tire size in the text, as tires carry it: `225/65R17` also for `P225/65R17`. */
  readonly sizes: readonly string[];
  /** The words that are no size. */
  readonly words: readonly string[];
  /** True if the text is long enough to look for inside names. */
  readonly isName: boolean;
}

/** Shorter texts are in too many names, and no index helps to find them. */
const FEWEST_OF_A_NAME = 3;

const ZIP = /^\d{5}(?:-\d{4})?$/;
const ITEM_NUMBER = /^#?\d{3,9}$/;

const sizesIn = (text: string): readonly string[] => {
  const size = parseTireSize(text);
  if (!size.ok) return [];
  const code = canonicalTireSize(size.value.size);
  return [...new Set([code, code.replace(/^P/, '')])];
};

const mailboxIn = (text: string): string | null => {
  const email = parseEmail(text);
  return email.ok ? mailboxOf(email.value) : null;
};

/** Reads what staff type to find something. Every part that the text can mean is set. */
export const readFinderText = (typed: string): FinderText => {
  const text = typed.trim().replace(/\s+/g, ' ');
  const phone = parsePhone(text);
  // A size has spaces, too: 225 65 17.
  const parts = sizesIn(text).length > 0 ? [text] : text.split(' ').filter((part) => part !== '');
  const sizes = parts.map(sizesIn);
  return {
    text,
    phone: phone.ok ? phone.value.digits : null,
    mailbox: mailboxIn(text),
    zip: ZIP.test(text) ? text.slice(0, 5) : null,
    quoteNumber: parseQuoteNumber(text),
    quotePart: parseQuoteNumberPart(text),
    returnNumber: parseReturnNumber(text),
    priceClaimNumber: parsePriceClaimNumber(text),
    coverageClaimNumber: parseCoverageClaimNumber(text),
    caseNumber: parseCaseNumber(text),
    itemNumber: ITEM_NUMBER.test(text) ? Number(text.replace('#', '')) : null,
    sizes: sizes.find((spellings) => spellings.length > 0) ?? [],
    words: parts.filter((_, at) => sizes[at]?.length === 0),
    isName: text.length >= FEWEST_OF_A_NAME,
  };
};
