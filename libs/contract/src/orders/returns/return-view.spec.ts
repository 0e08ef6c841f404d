import { type PriceAdjustment, ZERO_CENTS } from '@simpletread/domain';

import { priceAdjustment } from './return-view.js';

describe('an adjustment of a returnable line', () => {
  it('has every mark that its price depends on', () => {
    const dropped: Required<PriceAdjustment> = {
      fromTire: 2,
      tiresInCents: ZERO_CENTS,
      salesTaxInCents: ZERO_CENTS,
      stateFeeInCents: ZERO_CENTS,
      dropsCoverage: true,
      dropsInstallation: true,
      isForReceiving: true,
    };
    expect(priceAdjustment.parse(dropped)).toEqual(dropped);
    const claimed = { fromTire: 0, tiresInCents: ZERO_CENTS, salesTaxInCents: ZERO_CENTS };
    expect(priceAdjustment.parse(claimed)).toEqual(claimed);
  });
});
