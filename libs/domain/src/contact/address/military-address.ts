import { plainLine } from './plain-line.js';
import { endsStreetName } from './street-suffix.js';

/** The parts of an address that can identify a military post office. */
export interface AddressParts {
  readonly line1: string;
  readonly line2?: string | null;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
}

/** "APO", "A.P.O., AE", "FPO-AP", "APO AE 09012", "Army Post Office". */
const POST_OFFICE_CITY =
  /^(?:[afd]\.?\s?p\.?\s?o\.?|(?:army|air force|fleet|diplomatic) post office)(?:[\s,/-]*(?:a\.?[aep]\.?|armed forces.*))?(?:[\s,]*\d{5}(?:-\d{4})?)?$/i;
const POST_OFFICE_IN_LINE = /\b[afd]po[\s,]+a[aep]\b/i;
const MILITARY_UNIT = /^\s*(?:(?:p\.?s\.?c\.?|cmr|omc|cmc)\s*#?\d+|unit\s*#?\d{4,})[\s,]+(?:box|bx)\s*#?\d+/i;
/** "USS Nimitz (CVN 68) Box 12", "Ship USCGC Hamilton, Box 4": mail of ships goes by their fleet's post office. */
const SHIP =
  /^\s*(?:ship\s+)?(?:u\.?s\.?s\.?|u\.?s\.?n\.?s\.?|u\.?s\.?c\.?g\.?c\.?)\s+[a-z][a-z .'’-]{1,40}(?:\([^)]{1,20}\))?[\s,]*(?:box|bx)\s*#?\d+/i;
export const MILITARY_STATES: readonly string[] = ['AA', 'AE', 'AP'];
const MILITARY_ZIP = /^(?:09[0-8]|340|96[2-6])\d{2}/;

/** True if a ZIP is one of the military post offices abroad, whether or not a list knows it: 090-098, 340, 962-966. */
export const isMilitaryZip = (zip: string): boolean => MILITARY_ZIP.test(zip.trim());

/** True for `Unit 1001 Box 4` and `USS Nimitz Box 12`, but not for `Unit 1001 Box 4 Ranch Rd`, which is a street. */
const isMilitaryUnit = (line: string): boolean => {
  const unit = (MILITARY_UNIT.exec(line) ?? SHIP.exec(line))?.[0];
  return unit !== undefined && !endsStreetName(plainLine(line.slice(unit.length)));
};

/**
 * True if an address is a military post office abroad (APO, FPO, DPO): by its city, the states AA, AE and AP, the ZIP prefixes 090-098, 340
 * and 962-966, or a unit or ship such as `PSC 12 Box 345` or `USS Nimitz Box 12`, on one line or two. Each part is enough; the others may be missing. Tires don't ship there.
 */
export const isMilitaryAddress = ({ line1, line2, city, state, zip }: AddressParts): boolean =>
  POST_OFFICE_CITY.test(city.trim()) ||
  [line1, line2 ?? '', `${line1} ${line2 ?? ''}`].some(
    (line) => POST_OFFICE_IN_LINE.test(line) || isMilitaryUnit(line),
  ) ||
  MILITARY_STATES.includes(state.replace(/[\s.]/g, '').toUpperCase()) ||
  isMilitaryZip(zip);
