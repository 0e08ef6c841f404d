import type { OrderView } from '@simpletread/contract';

import { maskOrder } from './mask-order.js';

const shippingAddress = {
  name: 'Priya Raman',
  company: 'Raman Freight',
  address1: '12 Quarry Lane',
  address2: 'Dock 4',
  city: 'Newark',
  state: 'NJ',
  zip: '07102',
};

describe('an order that staff see as its buyer', () => {
  it('shows streets and company only to staff who may see contacts', () => {
    const masked = maskOrder({ orderNumber: 'A1', shippingAddress } as OrderView);
    expect(masked).toMatchObject({
      orderNumber: 'A1',
      shippingAddress: { city: 'Newark', state: 'NJ', zip: '07102', company: '•••' },
    });
    expect(JSON.stringify(masked)).not.toMatch(/Quarry|Dock|Freight/);
  });
});
