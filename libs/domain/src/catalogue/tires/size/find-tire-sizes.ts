import { cutText } from '../../../text/index.js';
import { dropCounts, type SizeOrWord } from './drop-counts.js';
import { parseTireSize } from './parse-tire-size.js';

/** The sizes among other words. */
export interface SizesInWords {
  /** As typed, with their service descriptions, in the order of the text. */
  readonly sizes: readonly string[];
  /** The other words. */
  readonly rest: string;
}

/** The figures of "LT 245 / 75 R 17" and a suffix are at most this many words. */
const MOST_WORDS = 7;
const LONGEST_TEXT = 200;

const BRACKETS = /[()[\]{}]/g;
/** "size:225/65R17" and "#225/65R17". */
const LABEL = /(^|[\sa-z])[:#=](?=\s*(?:p|lt|st|t|hl)?\d)/gi;
/** The separator of two sizes written without a space: 245/40R18,275/35R18. */
const BETWEEN_SIZES = /(r ?\d{2}(?:\.5)?)\s*[,;&+|/x\u00d7-]+\s*(?=(?:p|lt|st)?\d{3})/gi;
/** "225 by 65 by 17" and "225 over 65". */
const SPOKEN = /(?<=\d)\s+(?:by|over)\s+(?=r?\d)/gi;
/** The wheel first: "R16 225 65", "17 inch 225/65". */
const RIM_FIRST =
  /(?<![\w/.])(?:z?r ?(\d{2}(?:\.5)?)|(\d{2}(?:\.5)?) ?(?:"|''|\u2033|\u201d|-?in(?:ch)?(?!\w))),?\s+((?:p|lt|st)?\d{3}[\s/x-]\d{2})(?![\d/.]|\s*[/-]?\s*z?r? ?\d)/gi;
/** A number of tires written to the size: 4x225/65R17, 225/65R17x4. */
const COUNT_BEFORE = /(?<![\w/.])([1-8])\s?[x\u00d7*](?=(?:p|lt|st)?\d{3}\D)/gi;
const COUNT_BEHIND = /(r ?\d{2}(?:\.5)?)\s?[x\u00d7*]\s?([1-8])(?![\w./-])/gi;
/** Two sizes that say their wheel once: 225/40 255/35 R18, "225/40 front and 255/35 rear 18 inch". */
const SHARED_RIM =
  /(?<![\w/.])(\d{3}\/\d{2})((?:[\s,;&+-]|front|and|rear)+)(\d{3}\/\d{2})((?:[\s,-]|rear|front|on)*?)[\s/-]*(?:z?r ?)?([12]\d)(?![\w./])(?: ?(?:"|''|\u2033|\u201d|-?in(?:ch)?(?!\w)))?/gi;
const AT_EDGES = /^[,;.&+|/-]+|[,;.!?&+|/-]+$/g;
const PLURAL = /^((?:p|lt|st|t|hl)?\d[\d/.x-]*z?r?\d{2})'?s$/i;

const wordsOf = (text: string): readonly string[] =>
  cutText(text, LONGEST_TEXT)
    .normalize('NFKC')
    .replace(BRACKETS, ' ')
    .replace(SPOKEN, '/')
    .replace(RIM_FIRST, '$3R$1$2')
    .replace(LABEL, '$1 ')
    .replace(SHARED_RIM, '$1R$5$2$3R$5$4')
    .replace(BETWEEN_SIZES, '$1 ')
    .replace(COUNT_BEFORE, '$1 ')
    .replace(COUNT_BEHIND, '$1 x$2')
    .split(/\s+/)
    .map((word) => word.replace(AT_EDGES, '').replace(PLURAL, '$1'))
    .filter((word) => word !== '');

/** "60k" behind a size is a mileage warranty; no tire of these load indexes is that slow. */
const MILEAGE = /^(?:[2-9]|1[0-2])[05](?:k|,000)$/i;

const isSize = (words: readonly string[]): boolean => parseTireSize(words.join(' ')).ok;

const BEGINS_SIZE = /^(?:(?:p|lt|st|t|hl)?\d|(?:p|lt|st|t|hl)$)/i;

/** The end of the shortest size that begins with the word at `start`; null if none does. */
const endOfFigures = (words: readonly string[], start: number): number | null => {
  if (!BEGINS_SIZE.test(words[start] ?? '')) return null;
  for (let end = start + 1; end <= Math.min(words.length, start + MOST_WORDS); end += 1) {
    if (isSize(words.slice(start, end))) return end;
  }
  return null;
};

/** The same with what describes the size: 102H, XL, LT, 10 ply. Stops where the next size begins. */
const endOfSize = (words: readonly string[], start: number): number | null => {
  let end = endOfFigures(words, start);
  if (end === null) return null;
  while (end < words.length && endOfFigures(words, end) === null) {
    // Two words at once for "load range E" and "10 ply".
    const next = [1, 2, 3].find((step) => end !== null && isSize(words.slice(start, end + step)));
    if (next === undefined || end + next > words.length || MILEAGE.test(words[end] ?? '')) break;
    end += next;
  }
  return end;
};

/**
 * Finds whole tire sizes in a text of any words, as people type them into a search box: any usual sign between the figures, service
 * descriptions, plurals, quantities and other words around them. Figures of no real size are words. Never throws.
 */
export const findTireSizes = (text: string): SizesInWords => {
  const words = wordsOf(text);
  const parts: SizeOrWord[] = [];
  for (let at = 0; at < words.length;) {
    const end = endOfSize(words, at) ?? at;
    const isSize = end > at;
    parts.push({ text: isSize ? words.slice(at, end).join(' ') : (words[at] ?? ''), isSize });
    at = isSize ? end : at + 1;
  }
  const kept = dropCounts(parts);
  const textsOf = (sizes: boolean): string[] =>
    kept.filter(({ isSize }) => isSize === sizes).map(({ text: part }) => part);
  return { sizes: textsOf(true), rest: textsOf(false).join(' ') };
};
