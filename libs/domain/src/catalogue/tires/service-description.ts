import { isLoadIndex, type LoadIndex } from './load-index.js';
import { isLoadRange, type LoadRange, loadRangeOfPly } from './load-range.js';
import { isSpeedSymbol, type SpeedSymbol } from './speed-symbol.js';

/** The description that follows a size: 102H, 125/122S E, (96Y) XL. */
export interface ServiceDescription {
  readonly loadIndex?: LoadIndex;
  readonly dualLoadIndex?: LoadIndex;
  readonly speedSymbol?: SpeedSymbol;
  readonly loadRange?: LoadRange;
}

type Piece = ServiceDescription | null;
interface Rule {
  readonly pattern: RegExp;
  /** Null if the figures aren't part of a description. */
  readonly read: (groups: readonly (string | undefined)[], isPassenger: boolean) => Piece;
}

const RANGE_LETTERS = 'A-HJLMN';

const indexAndSpeed = (single: string, dual: string | undefined, speed: string): Piece => {
  const loadIndex = Number(single);
  const dualLoadIndex = dual === undefined ? undefined : Number(dual);
  if (!isLoadIndex(loadIndex) || (speed !== '' && !isSpeedSymbol(speed))) return null;
  if (dualLoadIndex !== undefined && (!isLoadIndex(dualLoadIndex) || dualLoadIndex > loadIndex)) return null;
  return {
    loadIndex,
    ...(dualLoadIndex === undefined ? {} : { dualLoadIndex }),
    ...(isSpeedSymbol(speed) ? { speedSymbol: speed } : {}),
  };
};

const range = (text: string | undefined): Piece => {
  if (text === 'RF' || text === 'EL' || text === 'EXTRA LOAD' || text === 'REINFORCED')
    return { loadRange: 'XL' };
  if (text === 'STANDARD LOAD') return { loadRange: 'SL' };
  return text !== undefined && isLoadRange(text) ? { loadRange: text } : null;
};

/** A lone letter is the speed symbol of a passenger tire, and the load range of any other if such a range exists. */
const loneLetter = (letter: string, isPassenger: boolean): Piece => {
  const asRange = range(letter);
  const asSpeed = isSpeedSymbol(letter) ? { speedSymbol: letter } : null;
  return isPassenger && letter >= 'H' ? (asSpeed ?? asRange) : (asRange ?? asSpeed);
};

const RULES: readonly Rule[] = [
  { pattern: /^\( ?(\d{2,3}) ?Y ?\)/, read: ([, index = '']) => indexAndSpeed(index, undefined, '(Y)') },
  { pattern: /^(\d{2,3}) ?\( ?Y ?\)/, read: ([, index = '']) => indexAndSpeed(index, undefined, '(Y)') },
  {
    pattern: /^(\d{1,2}) ?-? ?(?:PLY|PR)(?![A-Z])/,
    read: ([, ply]) => range(loadRangeOfPly(Number(ply)) ?? undefined),
  },
  {
    pattern: /^(\d{1,3})(?: ?\/ ?(\d{1,3}))? ?(A[1-8]|[B-HJ-NP-WYZ])(?![A-Z\d])/,
    read: ([, single = '', dual, speed = '']) => indexAndSpeed(single, dual, speed),
  },
  {
    pattern: /^(\d{2,3})(?: ?\/ ?(\d{2,3}))?(?![A-Z\d])/,
    read: ([, single = '', dual]) => indexAndSpeed(single, dual, ''),
  },
  {
    pattern: new RegExp(
      `^(?:LOAD ?RANGE|LOAD|LR|RANGE) ?[:=]? ?(SL|XL|LL|HL|[${RANGE_LETTERS}])(?![A-Z\\d])`,
    ),
    read: ([, text]) => range(text),
  },
  {
    pattern: /^(EXTRA LOAD|STANDARD LOAD|REINFORCED|SL|XL|RF|EL|LL|HL)(?![A-Z\d])/,
    read: ([, text]) => range(text),
  },
  {
    pattern: /^([A-HJ-NP-WYZ])(?![A-Z\d+&])/,
    read: ([, letter = ''], isPassenger) => loneLetter(letter, isPassenger),
  },
  {
    pattern:
      /^(?:M ?[+&/] ?S|3PMSF|BSW|BLK|BW|OWL|ORWL|RWL|OBL|WSW|WW|TL|TT|RFT|ROF|SSR|ZP|NHS|TIRES?)(?![A-Z\d])/,
    read: () => ({}),
  },
];

/** The pieces merged, or null if they contradict each other (XL and SL, two load indexes). */
const merged = (known: ServiceDescription, piece: ServiceDescription): ServiceDescription | null => {
  const isSame = <T>(a: T | undefined, b: T | undefined): boolean =>
    a === undefined || b === undefined || a === b;
  const isConsistent =
    isSame(known.loadIndex, piece.loadIndex) &&
    isSame(known.dualLoadIndex, piece.dualLoadIndex) &&
    isSame(known.speedSymbol, piece.speedSymbol) &&
    isSame(known.loadRange, piece.loadRange);
  return isConsistent ? { ...known, ...piece } : null;
};

const readPiece = (
  text: string,
  isPassenger: boolean,
): { piece: ServiceDescription; length: number } | null => {
  for (const rule of RULES) {
    const match = rule.pattern.exec(text);
    const piece = match && rule.read([...match], isPassenger);
    if (match && piece) return { piece, length: match[0].length };
  }
  return null;
};

/**
 * Reads the text after a size, in any order, in addition to the size's own facts (`known`). `isPassenger` decides the meaning of a lone
 * letter. Null if any text is left over.
 */
export const readServiceDescription = (
  text: string,
  isPassenger: boolean,
  known: ServiceDescription = {},
): ServiceDescription | null => {
  let description: ServiceDescription | null = known;
  let rest = text;
  for (;;) {
    rest = rest.replace(/^[ ,;/-]+/, '');
    if (rest === '') return description;
    const next = readPiece(rest, isPassenger);
    description = next && merged(description, next.piece);
    if (!next || !description) return null;
    rest = rest.slice(next.length);
  }
};
