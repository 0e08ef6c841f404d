import { SAMPLE_LINE, sampleTire } from './testing/sample-tire.js';
import { TirePool } from './tire-pool.js';
import type { UnstockedTire } from './tire.js';

const someFacts = (changes: Partial<UnstockedTire> = {}): UnstockedTire => ({
  ...sampleTire().facts,
  line: SAMPLE_LINE,
  ...changes,
});

describe('the pool of tires', () => {
  it('holds the facts of a tire once', () => {
    const pool = new TirePool();
    const tire = pool.stocked(pool.same(someFacts()), [pool.level('atl', 4)]);
    expect(tire.facts).toBe(tire);
    expect(pool.same(someFacts())).toBe(tire);
  });

  it('keeps the facts when only the stock moves', () => {
    const pool = new TirePool();
    const before = pool.stocked(someFacts(), [pool.level('atl', 4)]);
    expect(pool.stocked(pool.same(someFacts()), [pool.level('atl', 4)])).toBe(before);
    const after = pool.stocked(pool.same(someFacts()), [pool.level('atl', 1), pool.level('dal', 2)]);
    expect(after).not.toBe(before);
    expect(after.facts).toBe(before.facts);
    expect([before.available, after.available]).toEqual([4, 3]);
  });

  it('has other facts after a change, and none of a line that it forgot', () => {
    const pool = new TirePool();
    const before = pool.stocked(someFacts(), []);
    const after = pool.stocked(pool.same(someFacts({ version: 2 })), []);
    expect(after.facts).not.toBe(before.facts);
    expect(pool.known(after.tireId)).toBe(after.facts);
    pool.forgetLines(new Set([SAMPLE_LINE.lineId]));
    expect(pool.known(after.tireId)).toBeUndefined();
  });
});
