import type { FleetUnitRow } from '@simpletread/contract';
import { UNIT_COLUMNS, type UnitColumn } from '@simpletread/domain';

import type { CsvColumn } from '../../shell/list/index.js';

/** Returns miles in words: `42,180`; a dash if unknown. */
export const milesText = (miles: number | null): string =>
  miles === null ? '–' : miles.toLocaleString('en-US');

const DAY = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});

/** Returns a day with its year: `Nov 20, 2026`; a dash if unknown. */
export const dayText = (day: string | null): string =>
  day === null ? '–' : DAY.format(new Date(`${day}T00:00:00Z`));

/** Returns `2021 Ford Transit XL`. */
export const vehicleText = ({
  year,
  make,
  model,
  trim,
}: Pick<FleetUnitRow, 'year' | 'make' | 'model' | 'trim'>): string =>
  [year, make, model, trim].join(' ').trim();

/** Returns `225/75R16`, or both sizes; a dash if unknown. */
export const sizeText = ({ frontSize, rearSize }: Pick<FleetUnitRow, 'frontSize' | 'rearSize'>): string =>
  frontSize === null ? '–' : rearSize === null ? frontSize : `${frontSize} front, ${rearSize} rear`;

/** Returns when a rotation is due: `1,200 miles over`, `Since Nov 8, 2026`, `340 miles left or Dec 24, 2026`. */
export const dueText = ({
  rotation: { state, dueOn, milesLeft },
}: Pick<FleetUnitRow, 'rotation'>): string => {
  if (state === 'unknown') return 'Log the last rotation';
  if (milesLeft !== null && milesLeft < 0) return `${milesText(-milesLeft)} miles over`;
  const day = dayText(dueOn);
  if (state === 'due') return milesLeft === 0 ? 'Due now' : `Since ${day}`;
  return milesLeft === null ? day : `${milesText(milesLeft)} miles left or ${day}`;
};

const CELLS: Readonly<Record<UnitColumn, (row: FleetUnitRow) => string | number>> = {
  Unit: (row) => row.unitNumber,
  Year: (row) => row.year,
  Make: (row) => row.make,
  Model: (row) => row.model,
  Trim: (row) => row.trim,
  VIN: (row) => row.vin ?? '',
  Plate: (row) => row.plate ?? '',
  'Front size': (row) => row.frontSize ?? '',
  'Rear size': (row) => row.rearSize ?? '',
  Miles: (row) => row.miles ?? '',
  'Read on': (row) => row.milesOn ?? '',
  'Rotated on': (row) => row.rotatedOn ?? '',
  'Rotated at': (row) => row.rotatedMiles ?? '',
};

/** The columns of the import, so that a file that was exported can be imported. */
export const UNIT_CSV: readonly CsvColumn<FleetUnitRow>[] = UNIT_COLUMNS.map((label) => ({
  label,
  value: CELLS[label],
}));
