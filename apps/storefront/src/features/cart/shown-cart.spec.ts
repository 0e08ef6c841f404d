import { cents } from '@simpletread/domain';
import { readUsualInstall } from './read-usual-install';
import { cartPriceOf } from './shown-cart';
import { aCart, aShop } from './testing/a-cart';

jest.mock('./read-usual-install', () => ({ readUsualInstall: jest.fn() }));

const usual = jest.mocked(readUsualInstall);

describe('the price a cart is shown with', () => {
  beforeEach(() => usual.mockReset().mockResolvedValue(cents(1850)));

  it('is installed at the usual price before anything is chosen', async () => {
    const { pricing, usualNear } = await cartPriceOf(aCart());
    expect(usualNear).toBe('19147');
    expect(pricing).toMatchObject({ installationInCents: 7400, installationSavingInCents: 2500 });
  });

  it('is that of the chosen way as soon as there is one', async () => {
    for (const chosen of [
      aCart({ fulfilment: 'ship-to-me' }),
      aCart({ fulfilment: 'ship-to-shop', shop: aShop() }),
    ]) {
      expect(await cartPriceOf(chosen)).toEqual({
        pricing: chosen.pricing,
        fulfilment: chosen.fulfilment,
        usualNear: null,
      });
    }
    expect(usual).not.toHaveBeenCalled();
  });

  it('is installed at the usual price again where the chosen shop is gone', async () => {
    expect(await cartPriceOf(aCart({ fulfilment: 'ship-to-shop', shop: null }))).toMatchObject({
      fulfilment: null,
      usualNear: '19147',
    });
  });

  it('is what the tires cost shipped where no shop mounts them', async () => {
    usual.mockResolvedValue(null);
    const cart = aCart();
    expect(await cartPriceOf(cart)).toEqual({ pricing: cart.pricing, fulfilment: null, usualNear: null });
  });
});
