import { ContractError, errorBodySchema } from '@simpletread/contract';
import { HttpError } from 'react-admin';

const UNREADABLE = 'We couldn’t read the server’s response. Please try again.';

/** A refusal of our API as react-admin knows it: message, status, and under `errors` what is wrong with each field. */
export const recordError = (status: number, body: unknown): HttpError => {
  const parsed = errorBodySchema.safeParse(body);
  if (!parsed.success) return new HttpError(UNREADABLE, status);
  const { code, message, fields = [] } = parsed.data;
  const errors = Object.fromEntries(
    fields.map((field) => [field.path.replace(/^body\./, ''), field.message]),
  );
  return new HttpError(message, status, { code, errors });
};

/** The status that an error of either client carries; 0 where no server answered. */
export const statusOf = (error: unknown): number => {
  if (error instanceof ContractError) return error.statusCode ?? 0;
  if (error instanceof HttpError) return error.status;
  return 0;
};

/** True if a later try may help: the server was unreachable or failed. */
export const isPassing = (error: unknown): boolean => {
  const status = statusOf(error);
  return status === 0 || status >= 500;
};
