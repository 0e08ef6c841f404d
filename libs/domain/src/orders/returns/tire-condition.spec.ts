import fc from 'fast-check';

import { countReceived, TIRE_CONDITIONS } from './tire-condition.js';

const asked = [
  { lineId: 'a', quantity: 4 },
  { lineId: 'b', quantity: 2 },
];
const codeOf = (tires: Parameters<typeof countReceived>[1]): string => {
  const counted = countReceived(asked, tires);
  return counted.ok ? 'ok' : counted.fault.code;
};

describe('the tires that arrived', () => {
  it('are accepted unless they were used, and sold again only as new', () => {
    const counted = countReceived(asked, [
      { lineId: 'a', condition: 'as-new', quantity: 1 },
      { lineId: 'a', condition: 'damaged', quantity: 1 },
      { lineId: 'a', condition: 'used', quantity: 2 },
      { lineId: 'b', condition: 'defective', quantity: 1 },
    ]);
    expect(counted.ok && counted.value).toEqual([
      { lineId: 'a', received: 4, accepted: 2, restocked: 1, scrapped: 1 },
      { lineId: 'b', received: 1, accepted: 1, restocked: 0, scrapped: 1 },
    ]);
  });

  it('are refused without any, beyond the return, and of other lines', () => {
    expect(codeOf([])).toBe('return.nothingChosen');
    expect(codeOf([{ lineId: 'a', condition: 'as-new', quantity: 0 }])).toBe('return.nothingChosen');
    expect(codeOf([{ lineId: 'a', condition: 'as-new', quantity: 5 }])).toBe('return.tooMany');
    expect(codeOf([{ lineId: 'a', condition: 'as-new', quantity: -1 }])).toBe('return.tooMany');
    expect(codeOf([{ lineId: 'c', condition: 'as-new', quantity: 1 }])).toBe('return.lineUnknown');
  });

  it('are all counted, each in one place', () => {
    const tires = fc.array(
      fc.record({
        lineId: fc.constantFrom('a', 'b'),
        condition: fc.constantFrom(...TIRE_CONDITIONS),
        quantity: fc.integer({ min: 0, max: 3 }),
      }),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(tires, (arrived) => {
        const counted = countReceived(asked, arrived);
        if (!counted.ok) return;
        for (const { lineId, received, accepted, restocked, scrapped } of counted.value) {
          const ofLine = arrived.filter((each) => each.lineId === lineId);
          expect(received).toBe(ofLine.reduce((sum, { quantity }) => sum + quantity, 0));
          expect(accepted).toBeLessThanOrEqual(received);
          expect(restocked + scrapped).toBe(accepted);
        }
      }),
    );
  });
});
