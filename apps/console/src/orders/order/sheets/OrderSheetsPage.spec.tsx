import type { AdminOrder } from '@simpletread/contract';
import { permissionsOf } from '@simpletread/domain';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { anOrderRow } from '../../../../test/builders.js';
import { renderConsole } from '../../../../test/render-console.js';
import { OrderSheetsPage } from './OrderSheetsPage.js';

const LINE = {
  id: 'l0',
  name: 'Tour 4S',
  brandName: 'Kestrel',
  sizeCode: '225/65R17',
  serviceDescription: '102H',
  itemNumber: 1_000_001,
  quantity: 4,
  returnedQuantity: 0,
};

/** An order as far as its sheet looks at it. */
const anOrder = (given: Pick<Partial<AdminOrder>, 'id' | 'orderNumber'> & { lines?: object[] }) =>
  ({
    ...anOrderRow(),
    customer: {
      address1: '1 Main St',
      city: 'Carlisle',
      state: 'PA',
      zip: '17013',
      specialInstructions: null,
    },
    shop: null,
    pickupPoint: null,
    appointment: null,
    poNumber: null,
    loanId: null,
    trackingNumber: null,
    lines: [LINE],
    ...given,
  }) as unknown as AdminOrder;

const open = (path: string, getOne: jest.Mock, role: 'support-agent' | 'marketer' = 'support-agent') =>
  renderConsole(<OrderSheetsPage />, { dataProvider: { getOne }, permissions: permissionsOf(role), path });

describe('the sheets of orders', () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  beforeEach(() => print.mockClear());

  it('show each selected order once, without tires that were removed, and print by button and key', async () => {
    const first = anOrder({ id: 'o1', orderNumber: '4K7QZ9M2XA' });
    const second = anOrder({
      id: 'o2',
      orderNumber: 'XQMH1RY6J8',
      lines: [
        { ...LINE, id: 'l1', quantity: 4, returnedQuantity: 1 },
        { ...LINE, id: 'l2', quantity: 2, returnedQuantity: 2, name: 'Gone' },
      ],
    });
    const getOne = jest.fn((_resource: string, { id }: { id: string }) =>
      Promise.resolve({ data: id === 'o1' ? first : second }),
    );
    open('/order-sheets?orders=o1,o2,o1', getOne);
    expect(await screen.findAllByRole('article')).toHaveLength(2);
    const sheet = screen.getByRole('article', { name: 'Order XQMH1-RY6J8' });
    expect(within(sheet).getByText('3 tires in all.')).toBeTruthy();
    expect(within(sheet).queryByText(/Gone/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: /^Print/ }));
    await userEvent.keyboard('p');
    expect(print).toHaveBeenCalledTimes(2);
  });

  it('print nothing while one can’t be read, and offer another try', async () => {
    const getOne = jest
      .fn()
      .mockRejectedValueOnce(new Error('away'))
      .mockResolvedValue({ data: anOrder({ id: 'o1' }) });
    open('/order-sheets?orders=o1', getOne);
    expect(await screen.findByText('1 order couldn’t be read.')).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Print/ }).disabled).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('article')).toBeTruthy();
  });

  it('say so where no order is selected', async () => {
    open('/order-sheets', jest.fn());
    expect(await screen.findByText('No orders selected')).toBeTruthy();
  });

  it('are closed to staff who don’t see orders, and ask nothing', () => {
    const getOne = jest.fn();
    open('/order-sheets?orders=o1', getOne, 'marketer');
    expect(screen.queryByText('Order sheets')).toBeNull();
    expect(getOne).not.toHaveBeenCalled();
  });
});
