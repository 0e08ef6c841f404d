import { cents } from '../../money/index.js';
import {
  EVERY_TIRE,
  INSTALLATION_DEAL,
  NO_CONDITIONS,
  NO_LIMITS,
  type Promotion,
} from '../../pricing/index.js';
import { publicDeals } from './public-deals.js';

const AT = new Date('2026-11-27T12:00:00Z');

const aPromotion = (promotionId: string, name: string, endsAt: Date | null = null): Promotion => ({
  promotionId,
  name,
  benefit: { type: 'Flat Amount', target: 'tires', amountInCents: cents(10_000), unit: 'cart' },
  scope: EVERY_TIRE,
  conditions: NO_CONDITIONS,
  startsAt: null,
  endsAt,
  needsCoupon: false,
  priority: 100,
  exclusivityGroup: null,
  stacking: 'stackable',
  limits: NO_LIMITS,
  use: { uses: 0, spentInCents: cents(0) },
  isCoverageLinked: false,
});

describe('the deals that anyone may see', () => {
  it('have addresses from their names, each its own', () => {
    const deals = publicDeals(
      [
        aPromotion('b-0000-1234abcd', '$100 off 4 Toyo tires!'),
        aPromotion('a', '$100 off 4 Toyo tires'),
        aPromotion('c', '???'),
      ],
      AT,
    );
    expect(Object.fromEntries(deals.map(({ slug, promotion }) => [promotion.promotionId, slug]))).toEqual({
      a: '100-off-4-toyo-tires',
      'b-0000-1234abcd': '100-off-4-toyo-tires-1234abcd',
      c: 'deal',
    });
  });

  it('are neither over nor the everyday saving', () => {
    expect(publicDeals([INSTALLATION_DEAL, aPromotion('a', 'Over', AT)], AT)).toEqual([]);
  });
});
