import { STREET_PREFIXES, STREET_SUFFIXES } from './street-suffix.js';

const BOX = 'B ?[O0] ?X|BX|BOXES';
const DRAWER = 'DRAWER|DRWR|DRW|DWR';
const CALLER = 'FIRM CALLER|CALLER';
const LOCK_BOX = `LOCK ?(?:${BOX})|LBX`;
const SERVICES = `${BOX}|${DRAWER}|BIN|${CALLER}|${LOCK_BOX}`;
// "P O", "P0", "post office", "postal".
const POST = 'P ?[O0]|P(?:OST|STL|OSTAL) ?(?:OFFICE|OFC|OFFC|OFF)?';
const DOUBLE_LETTERS = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ', (letter) => letter + letter).join('|');
// "12", "A12", "12-B", "A", "AA"; no ordinal, which names a street.
const ID = `(?!\\d+(?:ST|ND|RD|TH)\\b)(?:[A-Z]{0,3}-?\\d[\\dA-Z-]*|(?<![A-Z])(?:[A-Z]|${DOUBLE_LETTERS}))`;
const SIGN = '(?: ?# ?| (?:NO|NOS|NR|NUM|NUMBER) (?:# ?)?| )?';
const NUMBER = `${SIGN}${ID}(?![\\dA-Z-])`;

/** Words that say it alone. The others need a number or letter after them: "Drawer 4", "Bin A". */
const alone = (words: string): RegExp => new RegExp(`(?<![A-Z])(?:${words})(?:${NUMBER}|(?![A-Z]))`, 'g');
const numbered = (words: string): RegExp => new RegExp(`(?<![A-Z])(?:${words})${NUMBER}`, 'g');

const SPELLINGS: readonly RegExp[] = [
  // "PO Box 12", "POB12", "P O Drawer", "Post Office Bin 4", "Postal Box 7"
  alone(`(?:${POST}) ?(?:${SERVICES})`),
  numbered('P ?[O0] ?B'),
  // "Caller Service 12", "Firm Caller", "Call Box 9"
  alone('(?:FIRM )?CALLER (?:SERVICE|SVC|SERV|BOX)|FIRM CALLER|CALL ?BOX'),
  numbered(`${DRAWER}|BIN|CALLER|${LOCK_BOX}`),
  // Spanish and French, as written in Puerto Rico and by visitors
  numbered('(?:APARTADO|APDO)(?: POSTAL| DE CORREOS?)?|CASILLA'),
  alone('APARTADO POSTAL|LISTA DE CORREOS|POSTE RESTANTE'),
];

// "PO 12" and "P.O. #12": only at the end of the line, because "Po" is also a name. With a zero only if a sign follows: "P01" is a unit.
const POST_NUMBER = /(?<![A-Z])(?:(?:P ?O|POST OFFICE) ?|P ?0 )(?:# ?|NO |NUMBER )?\d[\dA-Z-]*\s*(?:$|,)/;
// A line with nothing else, or with a station of the post office. Carriers can reach "RR 2 Box 152".
const BARE = new RegExp(`^(?:BOX|BX)${NUMBER}\\s*(?:$|,? ?(?:STATION|STA|BRANCH|BR)(?![A-Z]))`);
const GENERAL_DELIVERY =
  /(?:(?<![A-Z])GENERAL DELIVERY|(?:^|,)(?:GENERAL|GENL|GEN) ?(?:DELIVERY|DELIV|DELV|DLVRY|DLVY|DEL))(?![A-Z])/g;
const COMPANY_WORDS: ReadonlySet<string> = new Set(
  'CO COMPANY CORP INC LLC LTD SERVICE SERVICES SYSTEMS'.split(' '),
);

/** Capital letters without accents, look-alike signs unified; only commas, `#` and inner hyphens remain beside letters and digits. */
const plainOf = (line: string): string =>
  line
    .normalize('NFKD')
    .toUpperCase()
    .replace(/[\p{M}\p{Cf}'’]/gu, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/(?<!\d)-|-(?![\dA-Z])/g, ' ')
    .replace(/[^A-Z\d,#-]+/g, ' ')
    .replace(/ *, */g, ',')
    .trim();

const firstWord = (text: string): string => /^[ ,]*([A-Z]+)/.exec(text)?.[1] ?? '';
const lastWord = (text: string): string => /([A-Z]+) *$/.exec(text)?.[1] ?? '';

/** True if the words are the name of a street: a suffix follows ("Drawer Ln", "Bin A St"), or "Calle" goes before. */
const isStreetName = (line: string, { index, 0: words }: RegExpExecArray): boolean => {
  const rest = line.slice(index + words.length);
  const isSuffixed = !rest.startsWith(',') && STREET_SUFFIXES.has(firstWord(rest));
  return isSuffixed || STREET_PREFIXES.has(lastWord(line.slice(0, index)));
};

const isNamed = (line: string): boolean =>
  SPELLINGS.some((pattern) => [...line.matchAll(pattern)].some((match) => !isStreetName(line, match)));

const isGeneralDelivery = (line: string): boolean =>
  [...line.matchAll(GENERAL_DELIVERY)].some((match) => {
    const next = firstWord(line.slice(match.index + match[0].length));
    return !STREET_SUFFIXES.has(next) && !COMPANY_WORDS.has(next);
  });

/**
 * True if an address line names a mailbox at a post office in any usual spelling: a PO box, drawer, bin, lock box, caller service or general
 * delivery. Our carriers don't deliver there. A private mailbox (PMB) and a box on a rural or highway contract route are street
 * delivery, and a street may be called "Drawer Ln". Source: USPS Publication 28, sections 24 to 28.
 */
export const isPoBox = (line: string): boolean => {
  const plain = plainOf(line);
  return isNamed(plain) || POST_NUMBER.test(plain) || BARE.test(plain) || isGeneralDelivery(plain);
};
