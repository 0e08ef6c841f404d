import { permissionsOf } from '@simpletread/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { anOrderRow } from '../../../../test/builders.js';
import { renderConsole } from '../../../../test/render-console.js';
import { OrderList } from './OrderList.js';

// Typing letter by letter takes its time where many programs share the machine.

const rows = [
  anOrderRow({ id: 'o1', orderNumber: '4K7QZ9M2XA' }),
  anOrderRow({ id: 'o2', orderNumber: 'XQMH1RY6J8', sizes: ['225/40R18', '255/35R18'] }),
];

interface Asked {
  readonly pagination: { readonly perPage: number };
  readonly filter: object;
}

const setUp = (lists: (asked: Asked) => Promise<object>, path = '/orders') => {
  const getList = jest.fn((_resource: string, asked: Asked) => lists(asked));
  renderConsole(<OrderList />, {
    dataProvider: { getList, savedViews: () => Promise.resolve([]) },
    permissions: permissionsOf('support-agent'),
    path,
  });
  // The tabs count with lists of one row; the table asks for whole pages.
  const asked = () =>
    getList.mock.calls.map(([, params]) => params).filter((params) => params.pagination.perPage > 1);
  return { asked, user: userEvent.setup() };
};

const all = () => Promise.resolve({ data: rows, total: 4_000 });

describe('the orders list', () => {
  beforeAll(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
  afterAll(() => jest.restoreAllMocks());

  it('shows number, sizes and money in full', async () => {
    setUp(all);
    const row = (await screen.findByRole('link', { name: /XQMH1-RY6J8/ })).closest('tr');
    if (row === null) throw new Error('the link stands in a row');
    expect(within(row).getByText('255/35R18')).toBeTruthy();
    expect(within(row).getByText('$755.48')).toBeTruthy();
    expect(screen.getByText('1–25 of 4,000')).toBeTruthy();
  });

  it('says of tires that wait at a FedEx location that they do', async () => {
    const ready = anOrderRow({ fulfilment: 'fedex-pickup', state: 'delivered' });
    setUp(() => Promise.resolve({ data: [ready], total: 1 }));
    const row = (await screen.findByRole('link', { name: /4K7QZ-9M2XA/ })).closest('tr');
    expect(row?.textContent).toContain('Ready for pickup');
    expect(row?.textContent).not.toContain('Delivered');
  });

  it('moves with J and K and selects with Space', async () => {
    const { user } = setUp(all);
    await screen.findByRole('link', { name: /XQMH1-RY6J8/ });
    await user.keyboard('jjk');
    expect(document.activeElement?.textContent).toMatch(/^4K7QZ-9M2XA/);
    await user.keyboard(' ');
    expect(await screen.findByText('1 selected')).toBeTruthy();
    expect(screen.getByText('4 tires, $755.48')).toBeTruthy();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText('1 selected')).toBeNull());
  });

  it('asks the server for a view, shows it as a chip, and takes it off again', async () => {
    const { asked, user } = setUp(all);
    await screen.findByRole('link', { name: /XQMH1-RY6J8/ });
    await user.click(screen.getByRole('button', { name: /^Clocks running/ }));
    await waitFor(() => expect(asked().at(-1)?.filter).toEqual({ isCancelOpen: true }));
    await user.click(await screen.findByRole('button', { name: 'Remove filter Clock running' }));
    await waitFor(() => expect(asked().at(-1)?.filter).toEqual({}));
  });

  it('searches once for all that is typed', async () => {
    const { asked, user } = setUp(all);
    await screen.findByRole('link', { name: /XQMH1-RY6J8/ });
    const before = asked().length;
    await user.keyboard('/');
    await user.keyboard('19147');
    await waitFor(() => expect(asked().at(-1)?.filter).toEqual({ q: '19147' }));
    expect(asked()).toHaveLength(before + 1);
  });

  it('names the way out when nothing matches', async () => {
    const filter = encodeURIComponent('{"zip":"00000"}');
    setUp(() => Promise.resolve({ data: [], total: 0 }), `/orders?filter=${filter}`);
    expect(await screen.findByText('Nothing matches these filters')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Remove all filters' })).toBeTruthy();
  });

  it('keeps its head when the server fails, and tries again on request', async () => {
    let isDown = true;
    const { user } = setUp(() =>
      isDown ? Promise.reject(Object.assign(new Error('down'), { status: 409 })) : all(),
    );
    expect(await screen.findByText('Sorry, something went wrong', {}, { timeout: 4_000 })).toBeTruthy();
    expect(screen.getByRole('columnheader', { name: 'Order' })).toBeTruthy();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: /4K7QZ-9M2XA/ })).toBeTruthy();
  });
});
