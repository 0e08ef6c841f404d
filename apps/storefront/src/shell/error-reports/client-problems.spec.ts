import { PAST_SEARCHES_ITEM, RECENTLY_VIEWED_ITEM } from '@simpletread/domain';
import { readStored } from '../stored-values/browser-storage';
import { decodeCookie } from '../stored-values/decode-cookie';
import { decodeEscapes } from './decode-escapes';
import { clientProblem, reportClientProblem } from './report-client-problem';

const isText = (value: unknown): value is string => typeof value === 'string';

interface Beacon {
  readonly url: string;
  readonly body: Blob;
}

const withBrowser = async (
  stored: () => string | null,
  act: () => void,
  logLevel?: string,
): Promise<unknown[]> => {
  const beacons: Beacon[] = [];
  const globals = globalThis as { window?: unknown; document?: unknown };
  globals.document = { documentElement: { dataset: { logLevel } } };
  const sendBeacon = (url: string, body: Blob): boolean => {
    beacons.push({ url, body });
    return true;
  };
  globals.window = { location: { pathname: '/cart' }, localStorage: { getItem: stored } };
  Object.defineProperty(globalThis, 'navigator', { value: { sendBeacon }, configurable: true });
  act();
  delete globals.window;
  delete globals.document;
  expect(beacons.every(({ url }) => url === '/api/client-errors')).toBe(true);
  return Promise.all(beacons.map(async ({ body }) => JSON.parse(await body.text()) as unknown));
};

describe('failures in a browser', () => {
  it('reach the monitoring endpoint with their level; unreadable storage, cookies and addresses are logged and fall back [R8.12]', async () => {
    const written: string[] = [];
    const stderr = jest.spyOn(process.stderr, 'write').mockImplementation((text) => {
      written.push(String(text));
      return true;
    });
    const sent = await withBrowser(
      () => '{broken',
      () => {
        for (const level of ['error', 'warn', 'info'] as const) reportClientProblem(level, new Error('boom'));
        expect(readStored(RECENTLY_VIEWED_ITEM, isText)).toEqual([]);
      },
      'info',
    );
    expect(decodeCookie('%E0%A4%A')).toBeUndefined();
    expect(decodeCookie('subaru%2Foutback')).toBe('subaru/outback');
    expect(decodeEscapes('address decode', '225%2F65R17')).toBe('225/65R17');
    expect(decodeEscapes('address decode', '225%E0%A4%A')).toBeUndefined();
    stderr.mockRestore();
    expect(sent).toMatchObject([
      { app: 'storefront', level: 'error', message: 'boom', url: '/cart' },
      { level: 'warn' },
      { level: 'info' },
      { level: 'error', message: expect.stringContaining('JSON') },
    ]);
    expect(written.join('')).toMatch(/cookie decode[^]*address decode/);
  });

  it('are reported from level error on unless the page asks for more [R9.07 client part]', async () => {
    const report = (logLevel?: string) =>
      withBrowser(
        () => null,
        () => {
          for (const level of ['error', 'warn', 'info'] as const)
            reportClientProblem(level, new Error('boom'));
        },
        logLevel,
      );
    expect(await report()).toMatchObject([{ level: 'error' }]);
    expect(await report('nonsense')).toHaveLength(1);
    expect(await report('warn')).toHaveLength(2);
    expect(await report('info')).toHaveLength(3);
  });

  it('leave out invalid entries', async () => {
    await withBrowser(
      () => '["a", 1, null]',
      () => expect(readStored(PAST_SEARCHES_ITEM, isText)).toEqual(['a']),
    );
  });

  it('are cut to the endpoint’s limits', () => {
    const error = new Error('m'.repeat(5000));
    error.stack = 's'.repeat(20_000);
    const problem = clientProblem('error', error, `/${'u'.repeat(5000)}`);
    expect(problem.message).toHaveLength(1000);
    expect(problem.stack).toHaveLength(8000);
    expect(problem.url).toHaveLength(2000);
    expect(clientProblem('warn', '', '/')).toMatchObject({ message: 'unknown' });
  });
});
