// Connection exceptions (08…), the server going down or coming up (57P01 to 57P03), sockets that are refused or cut.
const CODES = /^(08\w{3}|57P0[123]|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT)$/;

/** What the driver says without a code when a connection ends under a statement or cannot be had in time. */
const SENTENCES =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect)/;

const fieldOf = (error: object, name: 'code' | 'message'): string =>
  name in error ? String((error as Record<string, unknown>)[name]) : '';

/** Whether `error` says that the database cannot be reached now: trying again later may help, and no statement was wrong. */
export const isDatabaseAway = (error: unknown): boolean => {
  if (typeof error !== 'object' || error === null) return false;
  // TypeORM wraps what the driver raised.
  if ('driverError' in error && isDatabaseAway(error.driverError)) return true;
  return CODES.test(fieldOf(error, 'code')) || SENTENCES.test(fieldOf(error, 'message'));
};
