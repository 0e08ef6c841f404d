import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The addresses of the measured shop. */
export interface Stack {
  readonly serverUrl: string;
  readonly databaseUrl: string;
}

const HOW_TO = `Nothing to measure: name a running shop by SERVER_URL and DATABASE_URL, or by the DATA_DIR that npm start keeps it in:

  RATE_LIMIT_PER_MINUTE=100000000 STRICT_RATE_LIMIT_PER_MINUTE=100000000 CHECKOUTS_PER_ADDRESS=1000000 npm start
  npm run bench -w bench -- [empty globals deals brands search product typeahead tracking cart checkout]

It places orders in that database, so let it be one to throw away.`;

const readStackFile = async (folder: string): Promise<Partial<Stack>> => {
  try {
    return JSON.parse(await readFile(join(folder, 'stack.json'), 'utf8')) as Partial<Stack>;
  } catch {
    return {};
  }
};

const answers = async (url: string): Promise<boolean> => {
  try {
    return (await fetch(new URL('/ready', url))).ok;
  } catch {
    return false;
  }
};

/** Returns the shop named by the environment; throws, with instructions, if none answers. */
export const findStack = async (env: NodeJS.ProcessEnv): Promise<Stack> => {
  const folder = env['DATA_DIR'] ?? join(import.meta.dirname, '..', '..', '.data');
  const file = await readStackFile(folder);
  const serverUrl = env['SERVER_URL'] ?? file.serverUrl;
  const databaseUrl = env['DATABASE_URL'] ?? file.databaseUrl;
  if (serverUrl === undefined || databaseUrl === undefined) throw new Error(HOW_TO);
  if (!(await answers(serverUrl))) throw new Error(`${serverUrl}/ready does not answer.\n\n${HOW_TO}`);
  return { serverUrl, databaseUrl };
};
