import { checkInvariants } from './check.js';
import { readInvariants } from './read-invariants.js';
import { resultLines } from './result-lines.js';

describe('the invariants', () => {
  it('are numbered without gaps, each with a one-sentence rule', async () => {
    const invariants = await readInvariants();
    expect(invariants.map(({ name }) => Number(name.slice(0, 2)))).toEqual(
      invariants.map((_, index) => index + 1),
    );
    for (const { sentence, sql } of invariants) {
      expect(sentence).toMatch(/^[A-Z].*\.$/);
      expect(sql).toContain('SELECT');
    }
  });

  it('are read-only', async () => {
    for (const { sql } of await readInvariants())
      expect(sql).not.toMatch(/\b(insert|update|delete|truncate|alter|drop)\b/i);
  });

  it('hold without rows; each returned row breaks one', async () => {
    const results = await checkInvariants({
      query: (sql) =>
        Promise.resolve({ rows: sql.includes('stock_level s') ? [{ tire_id: 'x', available: -1 }] : [] }),
    });
    const broken = results.filter(({ violations }) => violations.length > 0).map(({ name }) => name);
    expect(broken).toEqual(['10-stock-is-its-history', '11-held-is-its-allocations']);
    const lines = resultLines(results);
    expect(lines.join('\n')).toContain('BROKEN 10-stock-is-its-history');
    expect(lines.join('\n')).toContain('{"tire_id":"x","available":-1}');
    expect(lines.at(-1)).toBe(`${results.length - 2} of ${results.length} invariants hold`);
  });
});
