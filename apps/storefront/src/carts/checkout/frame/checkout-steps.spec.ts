import {
  aCart,
  aCartLine,
  anAppointment,
  aPickupPoint,
  aShipTo,
  aShop,
  aVehicle,
} from '../../cart/testing/a-cart';
import { checkoutSteps, reachableStep } from './checkout-steps';

const toMe = aCart({ fulfilment: 'ship-to-me', shipTo: aShipTo() });
const toShop = aCart({
  fulfilment: 'ship-to-shop',
  shop: aShop(),
  vehicle: aVehicle(),
  appointment: anAppointment(),
  shipTo: aShipTo(),
});

const toFedEx = aCart({ fulfilment: 'fedex-pickup', pickupPoint: aPickupPoint(), shipTo: aShipTo() });

describe('a step of the checkout', () => {
  it.each([
    ['nothing chosen', aCart(), 'shipping'],
    ['an address but no way of delivery', aCart({ shipTo: aShipTo() }), 'shipping'],
    ['a shop order whose shop is gone', aCart({ fulfilment: 'ship-to-shop', shipTo: aShipTo() }), 'shipping'],
    ['a pickup without its location', aCart({ fulfilment: 'fedex-pickup', shipTo: aShipTo() }), 'shipping'],
    ['a shop order without a time', { ...toShop, appointment: null }, 'shipping'],
    ['a shop order without a vehicle', { ...toShop, vehicle: null }, 'shipping'],
    ['no card', toMe, 'payments'],
  ] as const)('redirects with %s to the missing step', (_name, cart, step) => {
    expect(reachableStep(cart, false, 'order-summary')).toBe(step);
  });

  it.each([toMe, toShop, { ...toShop, vehicle: null, isVehicleRequired: false }, toFedEx])(
    'is reached with delivery, address and card',
    (cart) => {
      expect(reachableStep(cart, true, 'order-summary')).toBe('order-summary');
      expect(reachableStep(cart, false, 'services')).toBe('services');
    },
  );

  it('is never ahead of a shopper who goes back', () => {
    expect(reachableStep(toMe, true, 'shipping')).toBe('shipping');
  });
});

describe('the steps of the checkout', () => {
  it('name the choice in each [R2.38]', () => {
    const cart = { ...toShop, lines: [aCartLine({ roadHazardState: 1 })] };
    expect(
      checkoutSteps(cart, 'Visa ending in 4242', 'order-summary').map(({ label, detail }) => [label, detail]),
    ).toEqual([
      ['Shipping', 'South Street Auto'],
      ['Coverage', 'Road hazard added'],
      ['Payment', 'Visa ending in 4242'],
      ['Last stop', 'Review and order'],
    ]);
  });

  it.each([
    ['shipping', 'Optional'],
    ['services', 'Optional'],
    ['payments', 'None'],
    ['order-summary', 'None'],
  ] as const)('say at %s of coverage that was not chosen: %s', (step, detail) => {
    expect(checkoutSteps(toShop, null, step)[1]?.detail).toBe(detail);
  });

  it('say that coverage needs installation [R5.13]', () => {
    for (const cart of [toMe, toFedEx])
      expect(checkoutSteps(cart, null, 'payments')[1]?.detail).toBe('Requires installation');
  });
});
