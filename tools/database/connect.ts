import pg from 'pg';

/**
 * Opens one connection to `url`. Throws an `Error` of one sentence (without the password) if nothing answers there or the sign-in is
 * refused.
 */
export const connect = async (url: string): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString: url, application_name: 'simpletread-tools' });
  try {
    await client.connect();
  } catch (cause) {
    const reason = cause instanceof Error && cause.message !== '' ? cause.message : 'no answer';
    throw new Error(`The database at ${withoutPassword(url)} cannot be reached: ${reason}.`, { cause });
  }
  return client;
};

const withoutPassword = (url: string): string => {
  if (!URL.canParse(url)) return 'DATABASE_URL';
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
};
