/** Contact data in a text, with its position, so it can be marked and removed. */
export interface ContactSpan {
  readonly kind: 'phone' | 'email' | 'web';
  readonly start: number;
  readonly end: number;
}

const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const WEB =
  /(?:https?:\/\/|www\.)\S+[^\s.,;:!?)]|\b[a-z0-9][a-z0-9-]*\.(?:com|net|org|shop|store|io|biz)\b(?:\/\S*[^\s.,;:!?)])?/gi;
// Ten digits as Americans write a phone number; `225/65R17` and `12,000 miles` don't match.
const PHONE = /(?<![\d/])(?:\+?1[ .-]?)?(?:\(\d{3}\) ?|\d{3}[ .-]?)\d{3}[ .-]?\d{4}(?!\d)/g;

const found = (text: string, kind: ContactSpan['kind'], pattern: RegExp): ContactSpan[] =>
  [...text.matchAll(pattern)].map((match) => ({
    kind,
    start: match.index,
    end: match.index + match[0].length,
  }));

/** Returns phone numbers, email addresses and web addresses in a text, in order and without overlaps. */
export const contactSpans = (text: string): readonly ContactSpan[] => {
  const spans = [
    ...found(text, 'email', EMAIL),
    ...found(text, 'web', WEB),
    ...found(text, 'phone', PHONE),
  ].sort((a, b) => a.start - b.start || b.end - a.end);
  return spans.filter((span, at) => spans.slice(0, at).every(({ end }) => end <= span.start));
};

const CUT = '[removed]';

/** Returns a text with each phone number, email address and web address replaced by `[removed]`. */
export const withoutContactData = (text: string): string =>
  contactSpans(text).reduceRight(
    (rest, { start, end }) => `${rest.slice(0, start)}${CUT}${rest.slice(end)}`,
    text,
  );
