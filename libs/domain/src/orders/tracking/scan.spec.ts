import fc from 'fast-check';

import { journeyOf, type Scan, SCAN_KINDS, tidyScans } from './scan.js';

const at = (hour: number): Date => new Date(Date.UTC(2026, 2, 4, hour));
const scan = (kind: Scan['kind'], hour: number, place: string | null = null): Scan => ({
  kind,
  at: at(hour),
  place,
});

const aScan = fc.record({
  kind: fc.constantFrom(...SCAN_KINDS),
  at: fc.integer({ min: 0, max: 40 }).map(at),
  place: fc.constantFrom(null, 'Carlisle, PA'),
});

describe('the scans of a carrier', () => {
  it('are told apart from those that come twice, late and out of order', () => {
    fc.assert(
      fc.property(fc.uniqueArray(aScan, { selector: ({ kind, at: time }) => `${kind} ${time}` }), (scans) => {
        const once = tidyScans(scans, at(100));
        const shuffled = [...scans.toReversed(), ...scans.map((each) => ({ ...each, place: 'elsewhere' }))];
        const again = tidyScans(shuffled, at(100));
        expect(again.map(({ kind, at: time }) => [kind, time])).toEqual(
          once.map(({ kind, at: time }) => [kind, time]),
        );
        expect(again).toHaveLength(scans.length);
        expect(journeyOf(again)).toEqual(journeyOf(once));
      }),
    );
  });

  it('have the place that any report of them names', () => {
    const reports = [scan('arrived', 5), scan('arrived', 5, 'Memphis, TN')];
    expect(tidyScans(reports, at(9))).toEqual([scan('arrived', 5, 'Memphis, TN')]);
  });

  it('are not believed about times to come', () => {
    expect(tidyScans([scan('delivered', 12), scan('pickedUp', 10)], at(11))).toEqual([scan('pickedUp', 10)]);
  });

  it('say when a parcel was picked up, even without that scan, and when it was first delivered', () => {
    expect(journeyOf([scan('labeled', 1)])).toEqual({ pickedUpAt: null, deliveredAt: null });
    expect(
      journeyOf([scan('labeled', 1), scan('arrived', 5), scan('delivered', 9), scan('delivered', 10)]),
    ).toEqual({ pickedUpAt: at(5), deliveredAt: at(9) });
    expect(journeyOf([scan('arrived', 2), scan('pickedUp', 3)]).pickedUpAt).toEqual(at(3));
    expect(journeyOf([scan('labeled', 1), scan('delayed', 2)]).pickedUpAt).toBeNull();
  });
});
