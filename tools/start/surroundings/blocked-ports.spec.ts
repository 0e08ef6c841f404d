import { isBlockedByBrowsers } from './blocked-ports.mjs';

/** Node's fetch has the same list, and refuses before it connects. */
const refusal = (port: number): Promise<unknown> =>
  fetch(`http://127.0.0.1:${port}`).then(
    () => 'answered',
    (fault: Error) => (fault.cause as Error).message,
  );

describe('a port that browsers refuse', () => {
  const blocked = Array.from({ length: 65_535 }, (_, at) => at + 1).filter(isBlockedByBrowsers);

  it('is one that fetch refuses, too', async () => {
    expect(new Set(await Promise.all(blocked.map(refusal)))).toEqual(new Set(['bad port']));
  });

  it('is none of those that people choose', () => {
    expect(blocked).toEqual(expect.arrayContaining([6000, 6566, 6667, 10_080]));
    for (const port of [80, 443, 3000, 3001, 4000, 4001, 4010, 5000, 8000, 8080, 8443, 9000])
      expect(blocked).not.toContain(port);
  });
});
