import { monthsAfter } from '../../time/index.js';

/** Tires are rotated after this many months or this many miles, whichever comes first. */
export const ROTATION_MONTHS = 6;
export const ROTATION_MILES = 6000;

export interface RotationFacts {
  /** The day of the last rotation, or the day the tires were mounted, as `2026-11-20`. */
  readonly rotatedOn: string;
  /** The odometer at that time; null if it wasn't read. */
  readonly rotatedMileage: number | null;
  /** The odometer as last reported. */
  readonly mileage: number | null;
}

export interface RotationState {
  /** Number of rotations due since the last one; 0 if none. */
  readonly dueCount: number;
  /** The day the next one is due by time, or was due if overdue. */
  readonly dueOn: string;
  /** The odometer reading when it is due; null if the last rotation's reading is unknown. */
  readonly dueMileage: number | null;
  /** Miles left, negative if overdue; null if unknown. */
  readonly milesLeft: number | null;
}

const partsOf = (isoDay: string): [year: number, month: number, day: number] => {
  const [year = 0, month = 1, day = 1] = isoDay.split('-').map(Number);
  return [year, month, day];
};

const wholePeriods = (rotatedOn: string, today: string): number => {
  const [year, month] = partsOf(rotatedOn);
  const [nowYear, nowMonth] = partsOf(today);
  const months = (nowYear - year) * 12 + nowMonth - month;
  const full = Math.floor(months / ROTATION_MONTHS);
  return Math.max(0, monthsAfter(rotatedOn, full * ROTATION_MONTHS) <= today ? full : full - 1);
};

/** Returns a vehicle's rotation status on the day `today`: every 6 months or 6,000 miles since the last rotation. */
export const rotationState = (
  { rotatedOn, rotatedMileage, mileage }: RotationFacts,
  today: string,
): RotationState => {
  const driven = rotatedMileage === null || mileage === null ? null : Math.max(0, mileage - rotatedMileage);
  const byMiles = driven === null ? 0 : Math.floor(driven / ROTATION_MILES);
  return {
    dueCount: Math.max(wholePeriods(rotatedOn, today), byMiles),
    dueOn: monthsAfter(rotatedOn, ROTATION_MONTHS),
    dueMileage: rotatedMileage === null ? null : rotatedMileage + ROTATION_MILES,
    milesLeft: driven === null ? null : ROTATION_MILES - driven,
  };
};
