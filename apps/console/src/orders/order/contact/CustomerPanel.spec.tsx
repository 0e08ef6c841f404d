import type { AdminOrder } from '@simpletread/contract';
import { screen } from '@testing-library/react';

import { renderConsole } from '../../../../test/render-console.js';
import { CustomerPanel } from './CustomerPanel.js';

const FLEET = { id: '0198c0de-0000-7000-8000-0000000000f1', name: 'Prado Hauling' };
const order = {
  ...{
    id: 'o',
    customerName: 'Lena Prado',
    customerId: null,
    customerOrderCount: 1,
    customerTotalInCents: 100,
  },
  ...{ customerSince: '2026-11-01T12:00:00.000Z', fulfilment: 'ship-to-me', shop: null, pickupPoint: null },
  ...{ pickupHeldUntil: null, warehousePickup: null, appointment: null, poNumber: 'PO-7', loanId: null },
  ...{
    accountType: 'Fleet',
    trackingNumber: null,
    estimatedDeliveryOn: null,
    chosenVehicle: null,
    vehicle: null,
  },
  customer: {
    ...{ email: 'lena@example.com', phone: '2155550149', address1: '1 Pine St', address2: null },
    ...{ city: 'Philadelphia', state: 'PA', zip: '19147', company: null, specialInstructions: null },
  },
} as unknown as AdminOrder;

describe('the buyer of an order', () => {
  it('leads to the fleet that they bought for', async () => {
    renderConsole(<CustomerPanel order={{ ...order, fleet: FLEET }} />, { dataProvider: {} });
    const link = await screen.findByRole('link', { name: 'Prado Hauling' });
    expect(link.getAttribute('href')).toContain(`/fleets/${FLEET.id}/show`);
  });

  it('has no fleet on most orders', async () => {
    renderConsole(<CustomerPanel order={{ ...order, fleet: null }} />, { dataProvider: {} });
    await screen.findByText('PO-7');
    expect(screen.queryByText('Fleet', { selector: 'dt' })).toBeNull();
  });
});
