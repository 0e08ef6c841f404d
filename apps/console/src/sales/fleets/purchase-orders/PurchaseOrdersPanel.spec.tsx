import type { FleetRow, PurchaseOrderRow } from '@simpletread/contract';
import { cents } from '@simpletread/domain';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { renderConsole } from '../../../../test/render-console.js';
import { PurchaseOrdersPanel } from './PurchaseOrdersPanel.js';

const ID = '0198c0de-0000-7000-8000-0000000000f1';
const ORDER = '0198c0de-0000-7000-8000-0000000000a1';
const FLEET = { id: ID, name: 'Prado Hauling', state: 'active' } as FleetRow;
const row = (change: Partial<PurchaseOrderRow> = {}): PurchaseOrderRow => ({
  ...{ id: '0198c0de-0000-7000-8000-0000000000c1', version: 3, fleetId: ID, number: 'PO-7', state: 'open' },
  ...{ standing: 'usable', limitInCents: cents(240_000), spentInCents: cents(90_000) },
  ...{ leftInCents: cents(150_000), validFrom: '2026-11-01', validUntil: '2027-10-31', note: '' },
  orderCount: 21,
  orders: [
    {
      orderId: ORDER,
      orderNumber: '4K7QZ9M2XA',
      placedAt: '2026-11-20T17:00:00.000Z',
      countedInCents: cents(90_000),
    },
  ],
  ...change,
});

const setUp = (
  rows: readonly PurchaseOrderRow[],
  permissions: readonly string[] = ['fleets.read', 'fleets.manage', 'orders.read'],
  fleet: FleetRow = FLEET,
) => {
  const calls = {
    purchaseOrders: jest.fn().mockResolvedValue(rows),
    createPurchaseOrder: jest.fn().mockResolvedValue(row()),
    changePurchaseOrder: jest.fn().mockResolvedValue(row()),
    closePurchaseOrder: jest.fn().mockResolvedValue(row({ state: 'closed', standing: 'closed' })),
    reopenPurchaseOrder: jest.fn().mockResolvedValue(row()),
  };
  renderConsole(<PurchaseOrdersPanel fleet={fleet} />, {
    dataProvider: calls,
    permissions: permissions as never,
  });
  return { calls, user: userEvent.setup() };
};

describe('the purchase orders of a fleet', () => {
  it('show what is spent and left, and the latest orders', async () => {
    const { user } = setUp([row()]);
    const line = within(await screen.findByRole('row', { name: /PO-7/ }));
    for (const text of ['Open', '$2,400.00', '$900.00', '$1,500.00'])
      expect(line.getByText(text)).toBeTruthy();
    await user.click(line.getByText('21 orders'));
    expect(line.getByRole('link', { name: '4K7QZ-9M2XA' }).getAttribute('href')).toContain(ORDER);
    expect(line.getByText('Latest 1 shown')).toBeTruthy();
  });

  it('are changed only by those who manage fleets, and only while the fleet is active', async () => {
    setUp([row()], ['fleets.read']);
    await screen.findByRole('row', { name: /PO-7/ });
    expect(screen.queryByRole('button', { name: /purchase order/ })).toBeNull();
  });

  it('of a closed fleet stay as they are', async () => {
    setUp([row()], undefined, { ...FLEET, state: 'closed' });
    await screen.findByRole('row', { name: /PO-7/ });
    expect(screen.queryByRole('button', { name: /purchase order/ })).toBeNull();
  });

  it('are closed and reopened in the version that was seen', async () => {
    const closed = {
      ...row(),
      id: ID,
      number: 'PO-8',
      version: 5,
      state: 'closed',
      standing: 'closed',
    } as const;
    const { calls, user } = setUp([row(), closed]);
    await user.click(await screen.findByRole('button', { name: 'Close purchase order PO-7' }));
    await waitFor(() =>
      expect(calls.closePurchaseOrder).toHaveBeenCalledWith(row().id, 3, expect.any(String)),
    );
    await user.click(screen.getByRole('button', { name: 'Reopen purchase order PO-8' }));
    await waitFor(() => expect(calls.reopenPurchaseOrder).toHaveBeenCalledWith(ID, 5, expect.any(String)));
  });

  it('are added with a number and a limit in dollars', async () => {
    const { calls, user } = setUp([]);
    await screen.findByText(/No purchase orders yet/);
    await user.click(screen.getByRole('button', { name: 'Add purchase order' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText(/^Limit/), '2400');
    await user.click(dialog.getByRole('button', { name: 'Add purchase order' }));
    await dialog.findAllByText('Please enter the purchase order’s number');
    expect(calls.createPurchaseOrder).not.toHaveBeenCalled();
    await user.type(dialog.getByLabelText(/^PO number/), 'PO-9');
    await user.click(dialog.getByRole('button', { name: 'Add purchase order' }));
    await waitFor(() =>
      expect(calls.createPurchaseOrder).toHaveBeenCalledWith(
        ID,
        expect.objectContaining({ number: 'PO-9', limitInCents: 240_000 }),
        expect.any(String),
      ),
    );
  });
});
