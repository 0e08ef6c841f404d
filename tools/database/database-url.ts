/** Returns the environment's connection string; throws an `Error` of one sentence without one. */
export const databaseUrl = (env: NodeJS.ProcessEnv): string => {
  const url = env.DATABASE_URL;
  if (url === undefined || url === '')
    throw new Error('DATABASE_URL is not set: name the PostgreSQL database to work on.');
  return url;
};
