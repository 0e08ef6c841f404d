/** Longer than any size with its service description, load range and sidewall words. */
const LONGEST_SIZE_TEXT = 80;

/** Diagonal sizes of carts, barrows and small trailers: 4.80/4.00-8, 5.30 / 4.50 x 12. */
const TWO_WIDTHS = /^([2-8]\.\d{1,2})(?: ?[/X-] ?| )[2-8]\.\d{1,2}(?:( ?[/X-] ?| )(?=\d{1,2}(?!\d))|$)/;
/** The same without points: 480/400-8. */
const TWO_WIDTHS_IN_FIGURES = /^([2-8])(\d0)(?: ?[/X-] ?| )[2-8]\d0(?: ?[/X-] ?| )(?=(?:[468]|1[02])(?!\d))/;

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
      .replace(/(?<=\d)[./]R[./](?=\d)/g, 'R')
      .replace(/["'\u2018-\u201F\u2032\u2033]|\bINCH(?:ES)?\b/g, ' ')
      .replace(/\s+/g, ' ')
      .trim()
      // The second width of 4.80/4.00-8 tells of the tread; the size is a 4.80-8.
      .replace(
        TWO_WIDTHS,
        (_typed, width: string, before?: string) => width + (before === undefined ? '' : '-'),
      )
      .replace(TWO_WIDTHS_IN_FIGURES, '$1.$2-')
  );
};
