const PRINTED_BESIDES_LETTERS_AND_DIGITS = ` '.,\\-#/&():`;
const UNPRINTED = new RegExp(`[^\\p{L}\\p{M}\\p{N}${PRINTED_BESIDES_LETTERS_AND_DIGITS}]`, 'gu');
// Of a company and of instructions, which are sentences: all signs of a keyboard but those of markup.
const UNPRINTED_IN_SENTENCES = /[^\p{L}\p{M}\p{N} !"#$%&'()*+,\-./:;=?@[\]_\u201c\u201d]/gu;
// Controls and formats (zero-width, direction marks), fillers, the variation selectors of pictures, and halves of characters.
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu;
const DASHES = /[\u2010-\u2015\u2212]/g;

/** Normalizes typed text: composed letters, straight apostrophes, single spaces, trimmed. */
export const tidyText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\u2018\u2019\u02BB\u02BC\u00B4\u0060\u2032]/g, "'")
    .replace(/\u2026/g, '...')
    .replace(/\s+/gu, ' ')
    .trim();

/**
 * Removes characters that nobody sees: control characters, direction marks, zero-width signs. Writes any dash as a hyphen; runs of spaces
 * become one. What a person typed and sees stays, for `unprintedIn` to judge.
 */
export const stripSpecialCharacters = (text: string): string =>
  tidyText(tidyText(text).replace(INVISIBLE, '').replace(DASHES, '-'));

/**
 * Returns the visible characters of a text that a shipping label can't print, each once: pictures, markup and other signs. A label prints letters of
 * any script, digits, spaces and `' . , - # / & ( ) :`.
 */
export const unprintedIn = (text: string): readonly string[] => [
  ...new Set(stripSpecialCharacters(text).match(UNPRINTED) ?? []),
];

/** As `unprintedIn`, for a company and for instructions: they may also have the other signs of a keyboard, but none of markup. */
export const unprintedInSentence = (text: string): readonly string[] => [
  ...new Set(stripSpecialCharacters(text).match(UNPRINTED_IN_SENTENCES) ?? []),
];
