// Nine elements a character, bar and space in turn; `w` is three times as wide as `n`. Source: ISO/IEC 16388.
const PATTERNS: ReadonlyMap<string, string> = new Map([
  ['0', 'nnnwwnwnn'],
  ['1', 'wnnwnnnnw'],
  ['2', 'nnwwnnnnw'],
  ['3', 'wnwwnnnnn'],
  ['4', 'nnnwwnnnw'],
  ['5', 'wnnwwnnnn'],
  ['6', 'nnwwwnnnn'],
  ['7', 'nnnwnnwnw'],
  ['8', 'wnnwnnwnn'],
  ['9', 'nnwwnnwnn'],
  ['A', 'wnnnnwnnw'],
  ['B', 'nnwnnwnnw'],
  ['C', 'wnwnnwnnn'],
  ['D', 'nnnnwwnnw'],
  ['E', 'wnnnwwnnn'],
  ['F', 'nnwnwwnnn'],
  ['G', 'nnnnnwwnw'],
  ['H', 'wnnnnwwnn'],
  ['I', 'nnwnnwwnn'],
  ['J', 'nnnnwwwnn'],
  ['K', 'wnnnnnnww'],
  ['L', 'nnwnnnnww'],
  ['M', 'wnwnnnnwn'],
  ['N', 'nnnnwnnww'],
  ['O', 'wnnnwnnwn'],
  ['P', 'nnwnwnnwn'],
  ['Q', 'nnnnnnwww'],
  ['R', 'wnnnnnwwn'],
  ['S', 'nnwnnnwwn'],
  ['T', 'nnnnwnwwn'],
  ['U', 'wwnnnnnnw'],
  ['V', 'nwwnnnnnw'],
  ['W', 'wwwnnnnnn'],
  ['X', 'nwnnwnnnw'],
  ['Y', 'wwnnwnnnn'],
  ['Z', 'nwwnwnnnn'],
  ['-', 'nwnnnnwnw'],
  ['*', 'nwnnwnwnn'],
]);

const WIDE = 3;

const modulesOf = (pattern: string): boolean[] =>
  [...pattern].flatMap((width, at) => Array<boolean>(width === 'w' ? WIDE : 1).fill(at % 2 === 0));

/**
 * Returns the bars of a label in Code 39, one entry for each module from the first to the last, true for black. Throws `RangeError`
 * for a character that no number of ours has.
 */
export const code39Bars = (text: string): readonly boolean[] =>
  [...`*${text}*`].flatMap((letter, at) => {
    const pattern = PATTERNS.get(letter);
    if (pattern === undefined) throw new RangeError(`no number has ${letter}`);
    return [...(at === 0 ? [] : [false]), ...modulesOf(pattern)];
  });
