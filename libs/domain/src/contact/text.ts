const ALLOWED_BESIDES_LETTERS_AND_DIGITS = ` '.,\\-#/&():`;
const SPECIAL_CHARACTERS = new RegExp(`[^\\p{L}\\p{M}\\p{N}${ALLOWED_BESIDES_LETTERS_AND_DIGITS}]`, 'gu');

/** One spelling of what people type: composed letters, straight apostrophes, single spaces, none at the ends. */
export const tidyText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\u2018\u2019\u02BC]/g, "'")
    .replace(/\s+/gu, ' ')
    .trim();

/**
 * Takes out what a shipping label cannot carry: control and invisible characters, pictures, markup and other signs.
 * Letters of any script, digits, spaces and `' . , - # / & ( ) :` stay; runs of spaces become one.
 */
export const stripSpecialCharacters = (text: string): string =>
  tidyText(tidyText(text).replace(SPECIAL_CHARACTERS, ''));
