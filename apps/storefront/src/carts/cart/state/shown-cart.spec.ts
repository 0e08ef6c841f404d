import { cents } from '@simpletread/domain';
import { cartPriceOf } from './shown-cart';
import { aCart, aPricing, aShop } from '../testing/a-cart';

const installed = aPricing({ installationInCents: cents(7400), installationSavingInCents: cents(2500) });

describe('the price a cart is shown with', () => {
  it('is installed at the usual price before anything is chosen', () => {
    expect(cartPriceOf(aCart({ installedPricing: installed }))).toEqual({
      pricing: installed,
      fulfilment: null,
      usualNear: '19147',
    });
  });

  it('is that of the chosen fulfilment as soon as there is one', () => {
    for (const chosen of [
      aCart({ fulfilment: 'ship-to-me' }),
      aCart({ fulfilment: 'ship-to-shop', shop: aShop() }),
    ]) {
      expect(cartPriceOf(chosen)).toEqual({
        pricing: chosen.pricing,
        fulfilment: chosen.fulfilment,
        usualNear: null,
      });
    }
  });

  it('is the price shipped if no shop mounts the tires, or the chosen one is gone', () => {
    for (const cart of [aCart(), aCart({ fulfilment: 'ship-to-shop', shop: null })]) {
      expect(cartPriceOf(cart)).toEqual({ pricing: cart.pricing, fulfilment: null, usualNear: null });
    }
  });
});
