import { setCartDelivery, setCartZip, type CartReply } from '@simpletread/contract';
import { aCart, aPickupPoint, aShipTo, aShop } from '../../cart/testing/a-cart';
import { keepDelivery, keepShopZip } from './keep-delivery';
import { changeOpenCart } from '../../cart/state/open-cart';

jest.mock('next/cache', () => ({ refresh: () => undefined }));
jest.mock('../../../shell/error-reports/report-problem', () => ({ reportProblem: () => undefined }));
jest.mock('../../cart/state/open-cart', () => ({
  changeOpenCart: jest.fn(),
  newKey: () => ({ idempotencyKey: 'key' }),
}));

const call = jest.fn();

const withCart = (cart: CartReply): void => {
  jest.mocked(changeOpenCart).mockImplementation(async (change) => {
    await change({ call } as unknown as Parameters<typeof change>[0], cart);
  });
};

beforeEach(() => call.mockReset());

describe('the ZIP of a shop search', () => {
  it('prices the cart', async () => {
    withCart(aCart({ version: 7, zip: null }));
    await keepShopZip(' 19147 ');
    expect(call).toHaveBeenCalledWith(setCartZip, { body: { version: 7, zip: '19147' } }, expect.anything());
  });

  it.each([
    ['is none', 'Philadelphia', aCart({ zip: null })],
    ['is the known one', '19147', aCart({ zip: '19147' })],
    ['is not the cart’s destination', '19147', aCart({ zip: '19104', shipTo: aShipTo() })],
  ])('changes nothing if it %s', async (_why, zip, cart) => {
    withCart(cart);
    await keepShopZip(zip);
    expect(call).not.toHaveBeenCalled();
  });
});

describe('a chosen fulfilment', () => {
  it('prices the cart for the chosen shop', async () => {
    withCart(aCart({ version: 3 }));
    await keepDelivery('ship-to-shop', 'PHL-1');
    expect(call).toHaveBeenCalledWith(
      setCartDelivery,
      { body: { version: 3, fulfilment: 'ship-to-shop', shopCode: 'PHL-1', pickupPointCode: null } },
      expect.anything(),
    );
  });

  it('prices the cart for its pickup location', async () => {
    withCart(aCart({ version: 4, fulfilment: 'ship-to-shop', shop: aShop() }));
    await keepDelivery('fedex-pickup', 'FX10001');
    const choice = { fulfilment: 'fedex-pickup', shopCode: null, pickupPointCode: 'FX10001' };
    expect(call).toHaveBeenCalledWith(
      setCartDelivery,
      { body: { version: 4, ...choice } },
      expect.anything(),
    );
  });

  it('changes nothing if the cart has it, or if the shop is missing', async () => {
    const shop = aShop();
    withCart(aCart({ fulfilment: 'ship-to-shop', shop }));
    await keepDelivery('ship-to-shop', shop.code);
    await keepDelivery('ship-to-shop', null);
    await keepDelivery('fedex-pickup', null);
    withCart(aCart({ fulfilment: 'fedex-pickup', pickupPoint: aPickupPoint() }));
    await keepDelivery('fedex-pickup', aPickupPoint().code);
    expect(call).not.toHaveBeenCalled();
  });

  it('leaves a refusal to the whole form', async () => {
    jest.mocked(changeOpenCart).mockRejectedValue(new Error('refused'));
    await expect(keepDelivery('ship-to-me', null)).resolves.toBeUndefined();
  });
});
