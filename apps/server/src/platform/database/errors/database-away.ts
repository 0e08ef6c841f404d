// Connection exceptions (08…), the server going down or coming up (57P01 to 57P03), sockets that are refused or cut.
const CODES = /^(08\w{3}|57P0[123]|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT)$/;

/** The driver's messages without a code, for a connection lost during a statement or not available in time. */
const SENTENCES =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect)/;

const fieldOf = (error: object, name: 'code' | 'message'): string =>
  name in error ? String((error as Record<string, unknown>)[name]) : '';

/** True if `error` means that the database is unreachable now: a later try may succeed, and no statement was wrong. */
export const isDatabaseAway = (error: unknown): boolean => {
  if (typeof error !== 'object' || error === null) return false;
  // TypeORM wraps what the driver raised.
  if ('driverError' in error && isDatabaseAway(error.driverError)) return true;
  return CODES.test(fieldOf(error, 'code')) || SENTENCES.test(fieldOf(error, 'message'));
};
