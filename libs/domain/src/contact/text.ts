const ALLOWED_BESIDES_LETTERS_AND_DIGITS = ` '.,\\-#/&():`;
const SPECIAL_CHARACTERS = new RegExp(`[^\\p{L}\\p{M}\\p{N}${ALLOWED_BESIDES_LETTERS_AND_DIGITS}]`, 'gu');

/** Normalizes typed text: composed letters, straight apostrophes, single spaces, trimmed. */
export const tidyText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\u2018\u2019\u02BC]/g, "'")
    .replace(/\s+/gu, ' ')
    .trim();

/**
 * Removes characters that a shipping label can't print: control and invisible characters, pictures, markup and other signs. Keeps letters
 * of any script, digits, spaces and `' . , - # / & ( ) :`; runs of spaces become one.
 */
export const stripSpecialCharacters = (text: string): string =>
  tidyText(tidyText(text).replace(SPECIAL_CHARACTERS, ''));
