import { ok, refuse, type Result } from '../../result/index.js';
import { storableText } from '../../text/index.js';

const wordsOf = (text: string): string => storableText(text).replace(/\s+/g, ' ').trim();

const wordsField =
  <Code extends 'fleet.nameInvalid' | 'fleet.contactInvalid' | 'fleet.reasonInvalid'>(
    code: Code,
    most: number,
  ) =>
  (text: string): Result<string, Code> => {
    const words = wordsOf(text);
    return words === '' || words.length > most ? refuse(code) : ok(words);
  };

/** Reads a fleet’s name, 1 to 80 characters with single spaces. Refuses with `fleet.nameInvalid`. */
export const parseFleetName = wordsField('fleet.nameInvalid', 80);

/** Reads the name of a fleet’s contact, 1 to 80 characters. Refuses with `fleet.contactInvalid`. */
export const parseFleetContact = wordsField('fleet.contactInvalid', 80);

/** Reads the reason for a correction, 1 to 140 characters. Refuses with `fleet.reasonInvalid`. */
export const parseFleetReason = wordsField('fleet.reasonInvalid', 140);

const MOST_NOTE = 1000;

/** Reads a note about a fleet, up to 1,000 characters; may be empty. Refuses with `fleet.noteInvalid`. */
export const parseFleetNote = (text: string): Result<string, 'fleet.noteInvalid'> => {
  const note = storableText(text).trim();
  return note.length > MOST_NOTE ? refuse('fleet.noteInvalid') : ok(note);
};

const UNIT_NUMBER = /^[A-Z0-9][A-Z0-9 ./#-]{0,19}$/;

/** Reads a unit number as painted on the vehicle, in capitals: 1 to 20 letters, digits and . / # -. Refuses with `fleet.unitNumberInvalid`. */
export const parseUnitNumber = (text: string): Result<string, 'fleet.unitNumberInvalid'> => {
  const number = wordsOf(text).toUpperCase();
  return UNIT_NUMBER.test(number) ? ok(number) : refuse('fleet.unitNumberInvalid');
};

const PLATE = /^[A-Z0-9][A-Z0-9 -]{0,9}$/;

/** Reads a license plate in capitals, up to 10 characters; null if empty. Refuses with `fleet.plateInvalid`. */
export const parsePlate = (text: string): Result<string | null, 'fleet.plateInvalid'> => {
  const plate = wordsOf(text).toUpperCase();
  if (plate === '') return ok(null);
  return PLATE.test(plate) ? ok(plate) : refuse('fleet.plateInvalid');
};

const MOST_MILES = 2_000_000;

/** Reads an odometer in whole miles, 0 to 2,000,000, with or without commas. Refuses with `fleet.milesInvalid`. */
export const parseMiles = (text: string): Result<number, 'fleet.milesInvalid'> => {
  const digits = text.trim();
  if (!/^\d{1,7}$|^\d{1,3}(,\d{3}){1,2}$/.test(digits)) return refuse('fleet.milesInvalid');
  const miles = Number(digits.replaceAll(',', ''));
  return miles <= MOST_MILES ? ok(miles) : refuse('fleet.milesInvalid');
};

const ISO = /^(\d{4})-(\d{2})-(\d{2})$/;
const AMERICAN = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;

/** Reads a day as `2026-11-20` or `11/20/2026` and returns the former. Refuses with `fleet.dayInvalid`. */
export const parseFleetDay = (text: string): Result<string, 'fleet.dayInvalid'> => {
  const [, month, day, year] = AMERICAN.exec(text.trim()) ?? [];
  const iso =
    year === undefined
      ? text.trim()
      : `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  if (!ISO.test(iso)) return refuse('fleet.dayInvalid');
  const instant = new Date(`${iso}T00:00:00Z`);
  const isReal = !Number.isNaN(instant.getTime()) && instant.toISOString().slice(0, 10) === iso;
  return isReal && iso >= '1980-01-01' ? ok(iso) : refuse('fleet.dayInvalid');
};
