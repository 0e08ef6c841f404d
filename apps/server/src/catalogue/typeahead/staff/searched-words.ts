/** Words as people type them, in one spelling: small letters, signs that tires and vehicles are named with, one space between. */
export const searchedWords = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}./+&'-]+/gu, ' ')
    .trim();
