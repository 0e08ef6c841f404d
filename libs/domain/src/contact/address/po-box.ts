import { plainLine } from './plain-line.js';
import { endsStreetName, endsWithStreetPrefix, hasStreetSuffix } from './street-suffix.js';

const BOX = 'B ?[O0] ?X|BX|BOXES';
const DRAWER = 'DRAWER|DRWR|DRW|DWR';
const CALLER = 'FIRM CALLER|CALLERS?';
const LOCK_BOX = `LOCK ?(?:${BOX})|LBX`;
const SERVICES = `${BOX}|BAG|${DRAWER}|BIN|${CALLER}|${LOCK_BOX}`;
// "P O", "P0", "GPO", "USPS", "post office", "postal".
const POST = 'G? ?P ?[O0]|U ?S ?P ?[SO]|P(?:OST|ST|STL|OSTAL) ?(?:OFFICE|OFC|OFFC|OFF)?';
const DOUBLE_LETTERS = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ', (letter) => letter + letter).join('|');
// "12", "A12", "12-B", "A", "AA"; no ordinal, which names a street.
const ID = `(?<id>(?!\\d+(?:ST|ND|RD|TH)\\b)(?:[A-Z]{0,3}-?\\d[\\dA-Z-]*|(?<![A-Z])(?:[A-Z]|${DOUBLE_LETTERS})))`;
const SIGN = '(?: ?# ?| (?:NO|NOS|NR|NUM|NUMBER) (?:# ?)?| )?';
const NUMBER = `${SIGN}${ID}(?![\\dA-Z-])`;

/** Words that say it alone. The others need a number or letter after them: "Drawer 4", "Bin A". */
const alone = (words: string): RegExp => new RegExp(`(?<![A-Z])(?:${words})(?:${NUMBER}|(?![A-Z]))`, 'g');
const numbered = (words: string): RegExp => new RegExp(`(?<![A-Z])(?:${words})${NUMBER}`, 'g');

// "PO Box 12", "POB12", "P O Drawer", "Post Office Bin 4", "Postal Box 7"
const OF_POST_OFFICE: readonly RegExp[] = [alone(`(?:${POST}) ?(?:${SERVICES})`), numbered('P ?[O0] ?B')];
const NAMED: readonly RegExp[] = [
  // "Caller Service 12", "Firm Caller", "Call Box 9"
  alone('(?:FIRM )?CALLERS? (?:SERVICE|SVC|SERV|BOX)|FIRM CALLER|CALL ?BOX'),
  numbered(`${DRAWER}|CALLER|${LOCK_BOX}`),
  // Spanish, French and German, as written in Puerto Rico and by visitors
  numbered('(?:APARTADO|APDO)(?: POSTAL| DE CORREOS?)?|CASILLA(?: POSTAL)?'),
  numbered('(?:BOITE|CASE) POSTALE|POSTFACH'),
  alone('APARTADO POSTAL|LISTA DE CORREOS|POSTE RESTANTE'),
];
const BIN = numbered('BIN');

// "PO 12" and "P.O. #12": only at the end of the line, because "Po" is also a name. With a zero only if a sign follows: "P01" is a unit.
const POST_NUMBER =
  /(?<![A-Z]|(?<![A-Z])(?:BLDG|BUILDING|APT|UNIT|STE|SUITE|FL|FLOOR|RM|ROOM|LOT|WING) )(?:(?:(?<name>PO)|P O|POST OFFICE) ?|P ?0 )(?:# ?|NO |NUMBER )?\d[\dA-Z-]*\s*(?:$|,)/;
// A line with nothing else, or with a station of the post office. Carriers can reach "RR 2 Box 152".
const BARE = new RegExp(
  `^(?:BOX|BX)${NUMBER}\\s*(?:$|,? ?(?:[A-Z]+ ){0,2}(?:STATION|STA|BRANCH|BR)(?![A-Z]))`,
);
const GENERAL_DELIVERY =
  /(?:(?<![A-Z])GENERAL DELIVERY|(?:^|,)(?:GENERAL|GENL|GEN) ?(?:DELIVERY|DELIV|DELV|DLVRY|DLVY|DEL))(?![A-Z])/g;
const COMPANY_WORDS: ReadonlySet<string> = new Set(
  'CO COMPANY CORP INC LLC LTD SERVICE SERVICES SYSTEMS'.split(' '),
);

// A box or bin with nothing else on its line: of a post office, unless the line above is a street or a route.
const BESIDE = new RegExp(`^(?:BOX|BX|BIN)${NUMBER}$`);
const HOUSE_NUMBER = /^\d[\dA-Z-]*(?: |$)/;
const STREET = /(?:^|,)\d[\dA-Z-]* [A-Z]/;
const ROUTE =
  /^(?:RR|RFD|HC|HCR|RURAL (?:ROUTE|RTE|RT)|HIGHWAY CONTRACT|HWY CONTRACT|STAR (?:ROUTE|RTE|RT)) ?/;

const everyMatch = (line: string, patterns: readonly RegExp[]): RegExpMatchArray[] =>
  patterns.flatMap((pattern) => [...line.matchAll(pattern)]);

const before = (line: string, { index = 0 }: RegExpMatchArray): string => line.slice(0, index);
const after = (line: string, { index = 0, 0: words }: RegExpMatchArray): string =>
  line.slice(index + words.length);

/** True if a house number begins the part of the line, and no street ended yet: the next word can be a street's name. */
const isAtStreetName = (text: string): boolean => {
  const part = text.slice(text.lastIndexOf(',') + 1);
  return HOUSE_NUMBER.test(part) && !hasStreetSuffix(part);
};

/** True if the words are the name of a street: "Drawer Ln", "12 Bin A St", "Calle Drawer", "12 Po Box Canyon Rd". */
const isStreetName = (line: string, match: RegExpMatchArray, needsHouseNumber: boolean): boolean => {
  if (endsWithStreetPrefix(before(line, match))) return true;
  if (!endsStreetName(after(line, match))) return false;
  return match.groups?.['id'] === undefined && !needsHouseNumber ? true : isAtStreetName(before(line, match));
};

const isOfPostOffice = (line: string): boolean =>
  everyMatch(line, OF_POST_OFFICE).some(
    (match) => /\d/.test(match.groups?.['id'] ?? '') || !isStreetName(line, match, true),
  );

const isNamed = (line: string): boolean =>
  everyMatch(line, NAMED).some((match) => !isStreetName(line, match, false));

/** True for a bin of a post office. Behind a street it is a bin in a building, which carriers reach. */
const isBin = (line: string): boolean =>
  everyMatch(line, [BIN]).some(
    (match) => !isStreetName(line, match, false) && !STREET.test(before(line, match)),
  );

/** True for "PO 12". "12 Po 5" and "Via del Po 5" name a street after the river. */
const isPostNumber = (line: string): boolean => {
  const match = POST_NUMBER.exec(line);
  if (match === null) return false;
  const isName = match.groups?.['name'] !== undefined;
  return !(isName && (isAtStreetName(before(line, match)) || endsWithStreetPrefix(before(line, match))));
};

const isGeneralDelivery = (line: string): boolean =>
  everyMatch(line, [GENERAL_DELIVERY]).some((match) => {
    const next = /^[ ,]*([A-Z]+)/.exec(after(line, match))?.[1] ?? '';
    return !COMPANY_WORDS.has(next) && !isStreetName(line, match, true);
  });

/**
 * True if an address line names a mailbox at a post office in any usual spelling: a PO box, drawer, bin, lock box, caller service or general
 * delivery. Our carriers don't deliver there. A private mailbox (PMB), a box on a rural or highway contract route and a bin behind a street are
 * street delivery, and a street may be called "Drawer Ln" or "Po". Source: USPS Publication 28, sections 24 to 28.
 */
export const isPoBox = (line: string): boolean => {
  const plain = plainLine(line);
  return (
    isOfPostOffice(plain) ||
    isNamed(plain) ||
    isBin(plain) ||
    isPostNumber(plain) ||
    BARE.test(plain) ||
    isGeneralDelivery(plain)
  );
};

/** True if a second line is a box or bin with nothing else: only the first line tells whose it is. */
export const needsLineAbove = (second: string): boolean => BESIDE.test(plainLine(second));

/** True if the second line is a mailbox at a post office. "Box 12" below a street or "RR 2" is a box in that building or on that route. */
export const isPoBoxBelow = (first: string, second: string): boolean => {
  const above = plainLine(first);
  const hasPlace = STREET.test(above) || ROUTE.test(above);
  return isPoBox(second) && !(needsLineAbove(second) && hasPlace);
};
