import { errorsOfRefusal, type FieldErrors } from './field-errors.js';

/** Returns what a form shows of a refusal: at its fields, or as a whole where no field is named. */
export const refusalOf = (error: unknown, named: (errors: FieldErrors) => FieldErrors): object => {
  const fields = named(errorsOfRefusal(error));
  if (Object.keys(fields).length > 0) return fields;
  const message = error instanceof Error ? error.message : 'Something went wrong. Please try again.';
  return { root: { server: message } };
};

/** Keeps a form as unsent without saying that anything is wrong. */
export const decidedAgainst = (): object => ({ root: { server: ' ' } });
