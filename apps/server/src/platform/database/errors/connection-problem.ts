import { ownValue } from '@simpletread/domain';

const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens at its address',
  ECONNRESET: 'the connection was cut',
  ETIMEDOUT: 'its address does not answer',
  EHOSTUNREACH: 'its address cannot be reached',
  ENOTFOUND: 'its host name is unknown',
  EAI_AGAIN: 'its host name is unknown',
  '28P01': 'the user name or password is wrong',
  '28000': 'the user may not sign in',
  '3D000': 'the database does not exist',
  '22023': 'the server’s role does not exist, because the database was never migrated',
  '53300': 'it has no connections left',
  '57P03': 'it is starting up or shutting down',
};

/** One sentence for an error of connecting to DATABASE_URL, without the address, which holds a password; null for others. */
export const connectionProblem = (error: unknown): string | null => {
  if (typeof error !== 'object' || error === null || !('code' in error)) return null;
  const reason = typeof error.code === 'string' ? ownValue(REASONS, error.code) : undefined;
  return reason === undefined ? null : `The database of DATABASE_URL cannot be used: ${reason}.`;
};
