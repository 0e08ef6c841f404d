import { ownValue } from '@simpletread/domain';

const REPEATABLE_STATES: ReadonlySet<string> = new Set(['40001', '40P01']);

const stateOf = (error: unknown): string | undefined => {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('code' in error && typeof error.code === 'string') return error.code;
  return 'driverError' in error ? stateOf(error.driverError) : undefined;
};

/** True if `error` is a serialization failure or a deadlock, after which the same work may succeed. */
export const isRepeatable = (error: unknown): boolean => REPEATABLE_STATES.has(stateOf(error) ?? '');

/** True if `error` violates the unique constraint called `name`. */
export const isUniqueViolation = (error: unknown, name?: string): boolean =>
  stateOf(error) === '23505' && (name === undefined || constraintOf(error) === name);

/** The kind of table rule that a write breaks. */
export type Violation = 'unique' | 'reference';

const VIOLATIONS: Readonly<Record<string, Violation>> = { '23503': 'reference', '23505': 'unique' };

/** The rule that `error` is the violation of; null for any other error. */
export const violationOf = (error: unknown): Violation | null =>
  ownValue(VIOLATIONS, stateOf(error) ?? '') ?? null;

const constraintOf = (error: unknown): string | undefined => {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('constraint' in error && typeof error.constraint === 'string') return error.constraint;
  return 'driverError' in error ? constraintOf(error.driverError) : undefined;
};
