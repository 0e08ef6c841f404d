import fc from 'fast-check';

import { cents } from '../../money/index.js';
import type { OpeningHours } from './opening-hours.js';
import { shopFacts } from './shop-facts.js';

const NEVER: OpeningHours = { mon: null, tue: null, wed: null, thu: null, fri: null, sat: null, sun: null };
const shop = (price: number, more: Partial<OpeningHours> = {}) => ({
  installPriceInCents: cents(price),
  hours: { ...NEVER, ...more },
});
const HOURS = { open: '08:00', close: '12:00' };

describe('facts about shops', () => {
  it('are their prices and what they offer', () => {
    const shops = [
      shop(2400, { sat: HOURS }),
      shop(1500, { sat: HOURS, sun: HOURS }),
      shop(1800),
      shop(1900),
    ];
    expect(shopFacts(shops)).toEqual({
      shops: 4,
      lowestPriceInCents: 1500,
      medianPriceInCents: 1800,
      highestPriceInCents: 2400,
      openSaturdays: 2,
      openSundays: 1,
    });
  });

  it('are none without a shop', () => {
    expect(shopFacts([])).toBeNull();
  });

  it('name only prices that a shop charges', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 10_000 }), { minLength: 1, maxLength: 30 }),
        (prices) => {
          const facts = shopFacts(prices.map((price) => shop(price)));
          const named = [facts?.lowestPriceInCents, facts?.medianPriceInCents, facts?.highestPriceInCents];
          expect(named.every((price) => prices.some((one) => one === price))).toBe(true);
          expect(named).toEqual([...named].sort((a, b) => Number(a) - Number(b)));
        },
      ),
    );
  });
});
