import { readCsvTable } from '../../csv/index.js';
import { ok, refuse, type Result } from '../../result/index.js';
import { parseFleetDay, parseMiles, parsePlate, parseUnitNumber } from './fleet-form.js';
import { parseVin } from './vin.js';

/** The columns of the table of units, in the order of the export. */
export const UNIT_COLUMNS = [
  'Unit',
  'Year',
  'Make',
  'Model',
  'Trim',
  'VIN',
  'Plate',
  'Front size',
  'Rear size',
  'Miles',
  'Read on',
  'Rotated on',
  'Rotated at',
] as const;

export type UnitColumn = (typeof UNIT_COLUMNS)[number];

const NEEDED: readonly UnitColumn[] = ['Unit', 'Year', 'Make', 'Model'];

export const MOST_UNIT_ROWS = 2_000;

/** A unit as a row of a table states it; vehicle and sizes are still to be judged. */
export interface UnitDraft {
  readonly number: string;
  readonly year: number;
  readonly make: string;
  readonly model: string;
  readonly trim: string;
  readonly vin: string | null;
  readonly plate: string | null;
  readonly frontSize: string;
  readonly rearSize: string;
  readonly miles: number | null;
  readonly milesOn: string | null;
  readonly rotatedOn: string | null;
  readonly rotatedMiles: number | null;
}

type RowFault =
  | 'fleet.unitNumberInvalid'
  | 'fleet.vehicleInvalid'
  | 'fleet.vinInvalid'
  | 'fleet.plateInvalid'
  | 'fleet.milesInvalid'
  | 'fleet.dayInvalid'
  | 'fleet.readingIncomplete'
  | 'fleet.milesAhead';

export interface UnitRow {
  /** Line number in the file, counted from 1. */
  readonly line: number;
  /** The cells by column, as they were. */
  readonly cells: Readonly<Record<UnitColumn, string>>;
  readonly draft: Result<UnitDraft, RowFault>;
}

const maybe = <Value, Code extends RowFault>(
  text: string,
  parse: (text: string) => Result<Value, Code>,
): Result<Value | null, Code> => (text.trim() === '' ? ok(null) : parse(text));

const MOST_NAME = 60;

const draftOf = (cells: Readonly<Record<UnitColumn, string>>): Result<UnitDraft, RowFault> => {
  const number = parseUnitNumber(cells.Unit);
  if (!number.ok) return number;
  const [year, make, model, trim] = [
    Number(cells.Year),
    cells.Make.trim(),
    cells.Model.trim(),
    cells.Trim.trim(),
  ];
  const isNamed = [make, model].every((name) => name !== '' && name.length <= MOST_NAME);
  if (!/^\d{4}$/.test(cells.Year.trim()) || year < 1900 || year > 2100 || !isNamed || trim.length > MOST_NAME)
    return refuse('fleet.vehicleInvalid');
  const vin = parseVin(cells.VIN);
  if (!vin.ok) return vin;
  const plate = parsePlate(cells.Plate);
  if (!plate.ok) return plate;
  const miles = maybe(cells.Miles, parseMiles);
  if (!miles.ok) return miles;
  const milesOn = maybe(cells['Read on'], parseFleetDay);
  if (!milesOn.ok) return milesOn;
  const rotatedOn = maybe(cells['Rotated on'], parseFleetDay);
  if (!rotatedOn.ok) return rotatedOn;
  const rotatedMiles = maybe(cells['Rotated at'], parseMiles);
  if (!rotatedMiles.ok) return rotatedMiles;
  if (rotatedMiles.value !== null && rotatedOn.value === null) return refuse('fleet.readingIncomplete');
  if (milesOn.value !== null && miles.value === null) return refuse('fleet.readingIncomplete');
  if (rotatedMiles.value !== null && miles.value !== null && rotatedMiles.value > miles.value)
    return refuse('fleet.milesAhead', { miles: miles.value.toLocaleString('en-US') });
  return ok({
    number: number.value,
    ...{ year, make, model, trim },
    vin: vin.value,
    plate: plate.value,
    frontSize: cells['Front size'].trim(),
    rearSize: cells['Rear size'].trim(),
    miles: miles.value,
    milesOn: milesOn.value,
    rotatedOn: rotatedOn.value,
    rotatedMiles: rotatedMiles.value,
  });
};

const plain = (text: string): string => text.trim().toLowerCase();

/**
 * Reads a CSV table of units. Its first line names the columns, in any order and case; Unit, Year, Make and Model are needed. Bad rows carry
 * their fault. Refuses a table with an open quote (`fleet.csvUnreadable`), without the needed columns (`fleet.csvColumns`) or with more than
 * 2,000 rows (`fleet.csvTooLong`).
 */
export const readUnitTable = (
  text: string,
): Result<readonly UnitRow[], 'fleet.csvUnreadable' | 'fleet.csvColumns' | 'fleet.csvTooLong'> => {
  const { lines, isBroken } = readCsvTable(text);
  if (isBroken) return refuse('fleet.csvUnreadable');
  const [head, ...rows] = lines;
  const names = (head?.cells ?? []).map(plain);
  const placeOf = (column: UnitColumn): number => names.indexOf(plain(column));
  if (NEEDED.some((column) => placeOf(column) === -1)) return refuse('fleet.csvColumns');
  if (rows.length > MOST_UNIT_ROWS)
    return refuse('fleet.csvTooLong', { most: MOST_UNIT_ROWS.toLocaleString('en-US') });
  return ok(
    rows.map(({ line, cells: found }) => {
      // An export puts an apostrophe before what a spreadsheet would execute.
      const cellOf = (column: UnitColumn): string =>
        (found[placeOf(column)] ?? '').replace(/^'(?=[=+\-@])/, '');
      const cells = Object.fromEntries(UNIT_COLUMNS.map((column) => [column, cellOf(column)])) as Record<
        UnitColumn,
        string
      >;
      return { line, cells, draft: draftOf(cells) };
    }),
  );
};
