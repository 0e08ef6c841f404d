import { placesOf } from './order-places.js';

const CUSTOMER = {
  address1: '612 South 5th Street',
  address2: null,
  city: 'Philadelphia',
  state: 'PA',
  zip: '19147',
} as const;

describe('the places of an order', () => {
  it('are the one it is shipped to when no shop installs', () => {
    expect(
      placesOf({
        customer: { ...CUSTOMER, address2: 'Apt 2' },
        shop: null,
        pickupPoint: null,
        pickupHeldUntil: null,
        fulfilment: 'ship-to-me',
      }),
    ).toEqual([['Ship to me', '612 South 5th Street, Apt 2, Philadelphia, PA 19147']]);
  });

  it('show only the town to a role that sees no street', () => {
    const customer = { ...CUSTOMER, address1: '' };
    expect(
      placesOf({ customer, shop: null, pickupPoint: null, pickupHeldUntil: null, fulfilment: 'ship-to-me' }),
    ).toEqual([['Ship to me', 'Philadelphia, PA 19147']]);
  });

  it('are where the buyer lives and the shop that installs', () => {
    const shop = { company: 'Valdez & Sons Car Care', zip: '19187' };
    expect(
      placesOf({
        customer: CUSTOMER,
        shop,
        pickupPoint: null,
        pickupHeldUntil: null,
        fulfilment: 'ship-to-shop',
      }),
    ).toEqual([
      ['Address', '612 South 5th Street, Philadelphia, PA 19147'],
      ['Shop install', 'Valdez & Sons Car Care, 19187'],
    ]);
  });

  it('are where the buyer lives and the location where the tires are picked up', () => {
    const pickupPoint = { name: 'FedEx Office, Market St', city: 'Philadelphia', zip: '19103' };
    const order = { customer: CUSTOMER, shop: null, pickupPoint, fulfilment: 'fedex-pickup' } as const;
    expect(placesOf({ ...order, pickupHeldUntil: null })).toEqual([
      ['Address', '612 South 5th Street, Philadelphia, PA 19147'],
      ['FedEx pickup', 'FedEx Office, Market St, Philadelphia 19103'],
    ]);
    expect(placesOf({ ...order, pickupHeldUntil: '2026-12-01' })[1]).toEqual([
      'FedEx pickup',
      'FedEx Office, Market St, Philadelphia 19103, held until Tuesday, December 1, 2026',
    ]);
  });
});
