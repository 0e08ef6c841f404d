import { sampleTire } from '../tires/testing/sample-tire.js';
import { offersOfSize, staggeredOffers } from './offer.js';

const line = { lineId: 'sport' };

describe('offers', () => {
  it('are sets of four of each tire', () => {
    const [offer] = offersOfSize([sampleTire({ priceInCents: 14_250 })]);
    expect(offer).toMatchObject({ setPriceInCents: 57_000, tirePriceInCents: 14_250, rear: null });
  });

  it('are two and two of one line where front and rear differ, limited by the scarcer size', () => {
    const front = sampleTire({ line, priceInCents: 20_000, available: 9 });
    const rear = sampleTire({ line, priceInCents: 25_001, available: 2 });
    const other = sampleTire({ name: 'Other' });
    expect(staggeredOffers([front, other], [rear])).toEqual([
      { tire: front, rear, setPriceInCents: 90_002, tirePriceInCents: 22_501, available: 2 },
    ]);
  });

  it('pair a front tire with the rear tire of its speed symbol, else with the cheapest', () => {
    const rears = [
      sampleTire({ line, itemNumber: 1, speedSymbol: 'W', priceInCents: 20_000 }),
      sampleTire({ line, itemNumber: 2, speedSymbol: 'Y', priceInCents: 30_000 }),
      sampleTire({ line, itemNumber: 3, speedSymbol: 'W', priceInCents: 18_000 }),
    ];
    const rearOf = (speedSymbol: string) =>
      staggeredOffers([sampleTire({ line, speedSymbol })], rears)[0]?.rear?.itemNumber;
    expect([rearOf('Y'), rearOf('W'), rearOf('V')]).toEqual([2, 3, 3]);
  });
});
