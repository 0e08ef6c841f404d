import { ok, refuse, type Result } from '../../result/index.js';
import { rotationState } from '../../sso/index.js';
import { dayAfter } from '../../time/index.js';

/** The known odometer and rotations of a unit. */
export interface UnitCare {
  readonly miles: number | null;
  /** The day the odometer was read; null only together with `miles`. */
  readonly milesOn: string | null;
  /** The day of the last rotation, or the day the tires were mounted; null if unknown. */
  readonly rotatedOn: string | null;
  readonly rotatedMiles: number | null;
}

export interface OdometerReading {
  readonly miles: number;
  readonly readOn: string;
  /** Given for a correction, which alone may lower the odometer; null for a plain reading. */
  readonly reason: string | null;
}

const within = (day: string, from: string | null, today: string): Result<null, 'fleet.dayOutside'> =>
  day > today || (from !== null && day < from)
    ? refuse('fleet.dayOutside', { from: from ?? 'any day', to: today })
    : ok(null);

/**
 * Returns a unit after an odometer reading. Refuses a day before the last reading or after `today` with `fleet.dayOutside`, and fewer miles
 * without a reason with `fleet.milesFall`. A correction to less than the last rotation’s miles makes those unknown.
 */
export const readUnitOdometer = (
  care: UnitCare,
  { miles, readOn, reason }: OdometerReading,
  today: string,
): Result<UnitCare, 'fleet.dayOutside' | 'fleet.milesFall'> => {
  const day = within(readOn, care.milesOn, today);
  if (!day.ok) return day;
  if (reason === null && care.miles !== null && miles < care.miles)
    return refuse('fleet.milesFall', { miles: care.miles.toLocaleString('en-US') });
  const { rotatedMiles } = care;
  return ok({
    ...care,
    miles,
    milesOn: readOn,
    rotatedMiles: rotatedMiles !== null && rotatedMiles > miles ? null : rotatedMiles,
  });
};

export interface LoggedRotation {
  readonly rotatedOn: string;
  /** The odometer at that time; null if it wasn’t read. */
  readonly miles: number | null;
}

/**
 * Returns a unit after a rotation. One later than the last reading is a reading too. Refuses a day before the last rotation or after `today`
 * with `fleet.dayOutside`, fewer miles than before with `fleet.milesFall`, and more than were read later with `fleet.milesAhead`.
 */
export const rotateUnit = (
  care: UnitCare,
  { rotatedOn, miles }: LoggedRotation,
  today: string,
): Result<UnitCare, 'fleet.dayOutside' | 'fleet.milesFall' | 'fleet.milesAhead'> => {
  const day = within(rotatedOn, care.rotatedOn, today);
  if (!day.ok) return day;
  const isLatest = care.milesOn === null || rotatedOn >= care.milesOn;
  if (miles === null) {
    const isReadThen = rotatedOn === care.milesOn;
    return ok({ ...care, rotatedOn, rotatedMiles: isReadThen ? care.miles : null });
  }
  const least = Math.max(care.rotatedMiles ?? 0, isLatest ? (care.miles ?? 0) : 0);
  if (miles < least) return refuse('fleet.milesFall', { miles: least.toLocaleString('en-US') });
  if (!isLatest && care.miles !== null && miles > care.miles)
    return refuse('fleet.milesAhead', { miles: care.miles.toLocaleString('en-US') });
  const read = isLatest ? { miles, milesOn: rotatedOn } : {};
  return ok({ ...care, ...read, rotatedOn, rotatedMiles: miles });
};

export const ROTATION_STATES = ['due', 'soon', 'fine', 'unknown'] as const;

export type UnitRotationState = (typeof ROTATION_STATES)[number];

/** A rotation is coming soon within this many days or miles. Our own figures. */
export const SOON_DAYS = 30;
export const SOON_MILES = 500;

export interface UnitRotation {
  readonly state: UnitRotationState;
  readonly dueOn: string | null;
  readonly dueMiles: number | null;
  /** Miles left, negative if overdue; null if unknown. */
  readonly milesLeft: number | null;
}

const UNKNOWN: UnitRotation = { state: 'unknown', dueOn: null, dueMiles: null, milesLeft: null };

/** Returns a unit’s rotation on the day `today`, by the rule of `rotationState`; unknown until a rotation is logged. */
export const unitRotation = (
  { miles, rotatedOn, rotatedMiles }: Pick<UnitCare, 'miles' | 'rotatedOn' | 'rotatedMiles'>,
  today: string,
): UnitRotation => {
  if (rotatedOn === null) return UNKNOWN;
  const facts = { rotatedOn, rotatedMileage: rotatedMiles, mileage: miles };
  const { dueCount, dueOn, dueMileage, milesLeft } = rotationState(facts, today);
  const isSoon = dueOn <= dayAfter(today, SOON_DAYS) || (milesLeft !== null && milesLeft <= SOON_MILES);
  return {
    state: dueCount > 0 ? 'due' : isSoon ? 'soon' : 'fine',
    dueOn,
    dueMiles: dueMileage,
    milesLeft,
  };
};
