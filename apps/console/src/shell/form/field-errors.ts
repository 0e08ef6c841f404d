import { type FaultCode, ownValue } from '@simpletread/domain';
import { ContractError } from '@simpletread/contract';
import { HttpError } from 'react-admin';

/** The messages of fields, by their path in the body: `definition.benefit.amountInCents`. */
export type FieldErrors = Readonly<Record<string, string>>;

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** Returns the messages of a schema's issues. */
export const errorsOfIssues = (issues: readonly Issue[]): FieldErrors =>
  Object.fromEntries(issues.map(({ path, message }) => [path.map(String).join('.'), message]));

/** Returns what the server said of fields, whichever client asked it. `fields` names those that whole refusals are about, by code. */
export const errorsOfRefusal = (
  error: unknown,
  fields: Readonly<Partial<Record<FaultCode, string>>> = {},
): FieldErrors => {
  if (error instanceof ContractError) {
    const field = error.code === null ? undefined : ownValue(fields, error.code);
    return {
      ...(field === undefined ? {} : { [field]: error.message }),
      ...Object.fromEntries(error.fields.map(({ path, message }) => [path.replace(/^body\./, ''), message])),
    };
  }
  if (error instanceof HttpError) return (error.body as { errors?: FieldErrors } | undefined)?.errors ?? {};
  return {};
};
