/** Letters that look alike on raised, worn or dusty rubber. */
const GROUPS: readonly string[] = [
  '0ODQUC',
  '1I|L/)(J',
  '1/7T',
  '17A4',
  '2Z',
  '3589BS',
  '6GE58BS',
  '4A',
  '7TYZ/',
  '9G83',
  'RKBAPN',
  'HNKWMAR',
  'VYUW',
  'TYIJ',
  'PFRBD',
  'X)K',
];

const ALIKE = new Map<string, Set<string>>();
for (const group of GROUPS) {
  for (const letter of group) ALIKE.set(letter, new Set([...(ALIKE.get(letter) ?? []), ...group]));
}

const ALIKE_COST = 0.4;

/** Returns the cost of reading `read` for `wanted`: 0 for the same letter, 1 for one that looks quite different. */
export const letterCost = (wanted: string, read: string): number =>
  wanted === read ? 0 : ALIKE.get(wanted)?.has(read) === true ? ALIKE_COST : 1;
