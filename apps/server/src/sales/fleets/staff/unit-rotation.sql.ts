import { ROTATION_MILES, ROTATION_MONTHS, SOON_DAYS, SOON_MILES } from '@simpletread/domain';

// Days are Eastern, as the console shows them. The domain’s `unitRotation` for whole lists; `fleets.int.spec.ts` compares them. `u` is a unit.
export const TODAY = "(now() AT TIME ZONE 'America/New_York')::date";

/** True for a unit that is due for rotation; never null. */
export const IS_DUE = ['coalesce(u.due_on <=', TODAY, 'OR u.miles >= u.due_miles, false)'].join(' ');

const IS_NEAR = [
  'coalesce(u.due_on <=',
  TODAY,
  ['+', String(SOON_DAYS)].join(' '),
  'OR u.miles >= u.due_miles -',
  String(SOON_MILES),
  ', false)',
].join(' ');

/** True for a unit that is due soon, but not yet. */
export const IS_SOON = ['(', IS_NEAR, 'AND NOT', IS_DUE, ')'].join(' ');

export const ROTATION_STATE = [
  "CASE WHEN u.rotated_on IS NULL THEN 'unknown' WHEN",
  IS_DUE,
  "THEN 'due' WHEN",
  IS_NEAR,
  "THEN 'soon' ELSE 'fine' END",
].join(' ');

const DAYS_OF_MONTH = 30.5;

/** The lateness of a rotation: 1 is a whole period of days or miles late, less than 0 is still to come. */
export const URGENCY = [
  'CASE WHEN u.retired_at IS NULL THEN greatest((',
  TODAY,
  '- u.due_on) /',
  (ROTATION_MONTHS * DAYS_OF_MONTH).toFixed(1),
  ', (u.miles - u.due_miles) /',
  ROTATION_MILES.toFixed(1),
  ') END',
].join(' ');
