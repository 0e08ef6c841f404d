import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { priceCart } from '../../pricing/index.js';
import { FET_FREE_LOAD_LB, fetPerTire } from './fet.js';
import { aLine, aRequest } from '../../pricing/price/testing/price-builders.js';

interface FetReference {
  readonly examples: readonly { readonly load_lb: number; readonly fet_usd: number }[];
}

const reference = JSON.parse(
  readFileSync(join(__dirname, '../../../../../data/reference/fet.json'), 'utf8'),
) as FetReference;

const aLoad = fc.integer({ min: 0, max: 20_000 });

describe('fetPerTire', () => {
  it('is due above a load of 3,500 lb only [R9.14]', () => {
    expect(FET_FREE_LOAD_LB).toBe(3_500);
    expect(fetPerTire(3_500)).toBe(0);
    expect(fetPerTire(3_501)).toBe(1);
    expect(fetPerTire(3_510, 'wholeTens')).toBe(9);
    fc.assert(fc.property(aLoad, (load) => fetPerTire(load) > 0 === load > 3_500));
  });

  it.each(reference.examples)(
    'agrees with the reference at $load_lb lb: $fet_usd',
    ({ load_lb, fet_usd }) => {
      expect(fetPerTire(load_lb)).toBe(Math.round(fet_usd * 100));
    },
  );

  it('can leave out parts of ten pounds', () => {
    expect(fetPerTire(3_527)).toBe(26);
    expect(fetPerTire(3_527, 'wholeTens')).toBe(19);
    expect(fetPerTire(3_509, 'wholeTens')).toBe(0);
  });

  it('explains itself in the trace', () => {
    expect(priceCart(aRequest({ lines: [aLine({ maxLoadLb: 4_079 })] })).trace).toContainEqual({
      label: 'Federal excise tax',
      detail: '4 tires rated 4079 lb, $0.0945 for each 10 lb above 3500 lb',
      amountInCents: 2_188,
    });
  });

  it('never falls as the load grows, and is never less pro rata than by whole tens', () => {
    fc.assert(
      fc.property(aLoad, (load) => {
        expect(fetPerTire(load + 1)).toBeGreaterThanOrEqual(fetPerTire(load));
        expect(fetPerTire(load)).toBeGreaterThanOrEqual(fetPerTire(load, 'wholeTens'));
      }),
    );
  });

  it.each([-1, 0.5, Number.NaN])('throws on a load of %p', (load) => {
    expect(() => fetPerTire(load)).toThrow(RangeError);
  });
});
