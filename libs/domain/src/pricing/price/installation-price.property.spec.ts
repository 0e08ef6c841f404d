import fc from 'fast-check';

import { cents } from '../../money/index.js';
import { installationPrice } from '../promotions/index.js';
import { priceCart } from './price-cart.js';
import { aLine, aRequest } from './testing/price-builders.js';

describe('the price of an installation on a shop’s page', () => {
  it('is the cart’s, for any shop and any number of tires', () => {
    const perTire = fc.integer({ min: 0, max: 3000 }).map(cents);
    fc.assert(
      fc.property(perTire, fc.integer({ min: 1, max: 12 }), (pricePerTireInCents, quantity) => {
        const lines = [aLine({ quantity })];
        const cart = priceCart(aRequest({ lines, installation: { pricePerTireInCents } }));
        const { fullInCents, savingInCents, totalInCents } = installationPrice(pricePerTireInCents, quantity);
        expect(fullInCents).toBe(cart.installationInCents);
        expect(savingInCents).toBe(cart.installationSavingInCents);
        expect(totalInCents).toBe(fullInCents - savingInCents);
      }),
    );
  });
});
