/** Longer than any size with its service description, load range and sidewall words. */
const LONGEST_SIZE_TEXT = 80;

/**
 * Normalizes typed text for the size grammar: upper case, X for every multiplication sign, plain hyphens and slashes, points for decimal
 * commas, a slash for any other sign between figures, single spaces, no inch marks. Null if it is too long to be a size.
 */
export const sizeText = (text: string): string | null => {
  if (text.length > LONGEST_SIZE_TEXT) return null;
  return (
    text
      .normalize('NFKC')
      .toUpperCase()
      .replace(/[×✕✖⨯✗*]/g, 'X')
      .replace(/[\u2010-\u2015\u2212]/g, '-')
      .replace(/[\u2044\u2215\\]/g, '/')
      // Decimal commas of 31x10,50R15 and 19,5; a comma behind three digits divides figures.
      .replace(/(?<!\d)(\d{1,2}),(\d{1,2})(?!\d)/g, '$1.$2')
      .replace(/(?<=\d) ?[|_:;·•~,+&]+ ?(?=\d|Z?R ?\d)/g, '/')
      .replace(/["'\u2018-\u201F\u2032\u2033]|\bINCH(?:ES)?\b/g, ' ')
      .replace(/\s+/g, ' ')
      .trim()
  );
};
