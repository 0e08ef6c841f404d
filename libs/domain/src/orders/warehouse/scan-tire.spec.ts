import fc from 'fast-check';

import { hasTooMany, isPicked, type PickLine, scanTire } from './scan-tire.js';

const line = (itemNumber: number, expected: number, scanned = 0): PickLine => ({
  itemNumber,
  expected,
  scanned,
});

describe('scanning a tire of an order', () => {
  it('counts it', () => {
    expect(scanTire([line(7, 2), line(8, 1)], '7')).toEqual({ ok: true, value: [line(7, 2, 1), line(8, 1)] });
  });

  it('refuses a tire that the order doesn’t have here, and says what is expected', () => {
    expect(scanTire([line(7, 4, 1), line(8, 1, 1)], '9')).toMatchObject({
      ok: false,
      fault: { code: 'pick.wrongTire', data: { item: 9, expected: '3 × 7' } },
    });
  });

  it('refuses one tire too many', () => {
    expect(scanTire([line(7, 2, 2), line(8, 2)], '7')).toMatchObject({
      ok: false,
      fault: { code: 'pick.oneTooMany', data: { item: 7, max: 2, expected: '2 × 8' } },
    });
  });

  it('refuses a code that is no item number', () => {
    for (const code of ['RT-20001', '4K7QZ-9M2XA', '', '770012345678'])
      expect(scanTire([line(7, 2)], code)).toMatchObject({ ok: false, fault: { code: 'pick.unknownCode' } });
  });

  it('is done with exactly the tires of the order, whatever is scanned in whatever order', () => {
    const items = [1, 2, 3];
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 3, maxLength: 3 }),
        fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 40 }),
        (quantities, scans) => {
          const start = items.map((item, at) => line(item, quantities[at] ?? 0));
          const end = scans.reduce<readonly PickLine[]>((lines, item) => {
            const next = scanTire(lines, String(item));
            return next.ok ? next.value : lines;
          }, start);
          const seen = (item: number) => scans.filter((scan) => scan === item).length;
          expect(end).toEqual(
            start.map((each) => ({ ...each, scanned: Math.min(each.expected, seen(each.itemNumber)) })),
          );
          expect(hasTooMany(end)).toBe(false);
          expect(isPicked(end)).toBe(start.every(({ itemNumber, expected }) => seen(itemNumber) >= expected));
        },
      ),
    );
  });

  it('isn’t done while more is scanned than the order still has', () => {
    expect(isPicked([line(7, 2, 4)])).toBe(false);
    expect(hasTooMany([line(7, 2, 4)])).toBe(true);
  });
});
