import type { BrowserContext, Response } from '@playwright/test';
import { storedValueOf } from '@simpletread/domain';

/** A Set-Cookie line, compared with the table of stored values. */
export interface SeenCookie {
  readonly name: string;
  readonly isRemoved: boolean;
  /** Differences from the table; empty if there are none. */
  readonly faults: readonly string[];
}

const attributesOf = (line: string): ReadonlyMap<string, string> =>
  new Map(
    line
      .split(';')
      .slice(1)
      .map((part) => {
        const [name = '', ...value] = part.trim().split('=');
        return [name.toLowerCase(), value.join('=')] as const;
      }),
  );

const secondsLeft = (attributes: ReadonlyMap<string, string>): number | null => {
  const maxAge = attributes.get('max-age');
  if (maxAge !== undefined) return Number(maxAge);
  const expires = attributes.get('expires');
  return expires === undefined ? null : Math.round((Date.parse(expires) - Date.now()) / 1000);
};

/** Compares a Set-Cookie line of `url` with the table: presence, lifetime, HttpOnly, SameSite, Secure, path. */
export const heldToTable = (line: string, url: string): SeenCookie => {
  const name = line.slice(0, line.indexOf('='));
  const attributes = attributesOf(line);
  const row = storedValueOf('cookie', name);
  if (row?.place !== 'cookie') return { name, isRemoved: false, faults: [`${name} is in no table`] };
  const seconds = secondsLeft(attributes);
  const isRemoved = seconds !== null && seconds <= 0;
  const isHttps = url.startsWith('https:');
  const checks: readonly (readonly [boolean, string])[] = [
    [isRemoved || attributes.has('httponly') === !row.isScriptReadable, 'HttpOnly'],
    [isRemoved || attributes.get('samesite')?.toLowerCase() === row.sameSite.toLowerCase(), 'SameSite'],
    [attributes.has('secure') === isHttps || isRemoved, 'Secure'],
    [!attributes.has('domain'), 'Domain'],
    [
      isRemoved || (seconds !== null && Math.abs(seconds - row.maxAgeSeconds) <= 60),
      `lifetime of ${seconds} s, not ${row.maxAgeSeconds}`,
    ],
  ];
  return {
    name,
    isRemoved,
    faults: checks.filter(([isGood]) => !isGood).map(([, what]) => `${name}: ${what}`),
  };
};

/** Records every Set-Cookie of a browser from now on. */
export const watchCookies = (context: BrowserContext): { seen(): Promise<readonly SeenCookie[]> } => {
  const waiting: Promise<readonly SeenCookie[]>[] = [];
  const look = async (response: Response): Promise<readonly SeenCookie[]> => {
    const headers = await response.headersArray().catch(() => []);
    return headers
      .filter(({ name }) => name.toLowerCase() === 'set-cookie')
      .flatMap(({ value }) => value.split('\n'))
      .map((line) => heldToTable(line, response.url()));
  };
  context.on('response', (response) => void waiting.push(look(response)));
  return { seen: async () => (await Promise.all(waiting)).flat() };
};
