import fc from 'fast-check';

import { type DockLine, type DockTire, dockTire, missingAtDock } from './dock-tires.js';

const LINES: readonly DockLine[] = [
  { lineId: 'a', itemNumber: 7, quantity: 2 },
  { lineId: 'b', itemNumber: 7, quantity: 1 },
  { lineId: 'c', itemNumber: 8, quantity: 1 },
];

const scanAll = (barcodes: readonly string[]): readonly DockTire[] =>
  barcodes.reduce<readonly DockTire[]>((scanned, barcode) => {
    const tire = dockTire(LINES, scanned, barcode);
    return tire === null ? scanned : [...scanned, tire];
  }, []);

describe('tires scanned at the dock', () => {
  it('fill the lines of their item one after the other; more are wrong tires', () => {
    expect(scanAll(['7', '7', '7', '7', '8']).map(({ lineId }) => lineId)).toEqual([
      'a',
      'a',
      'b',
      null,
      'c',
    ]);
  });

  it('of another item are wrong tires, and other codes none at all', () => {
    expect(scanAll(['9', 'RT-20001'])).toEqual([{ lineId: null, itemNumber: 9 }]);
  });

  it('are never more than a line expects, and with the missing ones exactly all', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('7', '8', '9', 'nonsense'), { maxLength: 20 }), (barcodes) => {
        const scanned = scanAll(barcodes);
        const missing = missingAtDock(LINES, scanned);
        for (const { lineId, quantity } of LINES)
          expect(scanned.filter((tire) => tire.lineId === lineId).length).toBeLessThanOrEqual(quantity);
        expect(missing).toBeGreaterThanOrEqual(0);
        expect(missing + scanned.filter(({ lineId }) => lineId !== null).length).toBe(4);
      }),
    );
  });
});
