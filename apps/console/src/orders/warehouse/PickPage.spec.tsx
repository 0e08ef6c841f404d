import { permissionsOf, type StaffRole } from '@simpletread/domain';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { renderConsole } from '../../../test/render-console.js';
import { PickPage } from './PickPage.js';

const RENO = {
  code: 'RNO',
  name: 'Reno',
  city: 'Reno',
  state: 'NV',
  pickedBy: 'people',
  toPick: 1,
  atDock: 0,
};
const CARLISLE = { ...RENO, code: 'CAR', name: 'Carlisle', state: 'PA', pickedBy: 'sandbox' };
const PICK = {
  orderId: 'o1',
  orderNumber: '4K7QZ-9M2XA',
  state: 'waiting',
  tires: 2,
  scanned: 0,
  sizes: ['2 × 225/65R17'],
  truckAt: '2026-11-27T23:00:00.000Z',
  isLate: true,
  isOnHold: false,
  splitWith: ['CAR'],
  packedBy: null,
  lines: [{ itemNumber: 1001, tire: 'Kestrel Tour 4S 225/65R17 102H', expected: 2, scanned: 0 }],
  trackingNumber: null,
  carrier: null,
  waitsFor: ['CAR'],
};

const open = (calls: object, role: StaffRole = 'warehouse-associate', path = '/picks') =>
  renderConsole(<PickPage />, {
    permissions: permissionsOf(role),
    path,
    dataProvider: {
      warehouses: () => Promise.resolve([CARLISLE, RENO]),
      picks: () => Promise.resolve([PICK]),
      pick: () => Promise.resolve(PICK),
      ...calls,
    },
  });

describe('picking at a warehouse', () => {
  afterEach(() => localStorage.clear());
  it('opens the order of a scanned number and counts its tires, also when the scanner is faster than the server', async () => {
    let scanned = 0;
    const scanTire = jest.fn(() => {
      scanned += 1;
      return Promise.resolve({ ...PICK, scanned, state: scanned === 2 ? 'packed' : 'picking' });
    });
    open({ scanTire });
    expect(await screen.findByText(/late/)).toBeTruthy();
    await userEvent.keyboard('4k7qz9m2xa{Enter}1001{Enter}1001{Enter}');
    expect(
      await screen.findByText('Packed here. The label is ready once the rest is packed at CAR.'),
    ).toBeTruthy();
    expect(scanTire).toHaveBeenCalledTimes(2);
    expect(scanTire).toHaveBeenCalledWith(
      { code: 'RNO', orderNumber: '4K7QZ-9M2XA' },
      '1001',
      expect.any(String),
    );
    expect(screen.queryByRole('button', { name: 'Save label (PDF)' })).toBeNull();
  });

  it('asks for an order before its tires, and doesn’t know other codes', async () => {
    open({});
    await screen.findByRole('table', { name: 'Orders to pick' });
    await userEvent.keyboard('1001{Enter}');
    expect(await screen.findByText('Scan an order number first, then its tires.')).toBeTruthy();
    await userEvent.keyboard('RT-20001{Enter}');
    expect(await screen.findByText(/We don’t recognize this barcode/)).toBeTruthy();
  });

  it('says when the sandbox picks, and lets only admins change that', async () => {
    const { unmount } = open({ picks: () => Promise.resolve([]) }, 'warehouse-associate', '/picks?at=CAR');
    expect(
      await screen.findByText('Nobody picks at Carlisle. Admins can change this at the top of the page.'),
    ).toBeTruthy();
    expect(screen.queryByRole('combobox', { name: 'Picking at Carlisle' })).toBeNull();
    unmount();
    const setPicking = jest.fn(() => Promise.resolve([]));
    open({ setPicking }, 'admin', '/picks?at=CAR');
    const choice = await screen.findByRole('combobox', { name: 'Picking at Carlisle' });
    await userEvent.selectOptions(choice, 'People scan every tire');
    expect(setPicking).toHaveBeenCalledWith('CAR', 'people', expect.any(String));
  });

  it('is closed to other roles, and asks nothing', () => {
    const warehouses = jest.fn();
    open({ warehouses }, 'support-agent');
    expect(screen.queryByText('Pick and pack')).toBeNull();
    expect(warehouses).not.toHaveBeenCalled();
  });

  it('asks to put tires back that were all removed from the order, and to confirm it', async () => {
    const gone = { ...PICK, state: 'picking', tires: 0, scanned: 2, sizes: [], splitWith: [] };
    const restart = jest.fn(() => Promise.resolve({ ...gone, state: 'waiting', scanned: 0 }));
    open({ picks: () => Promise.resolve([gone]), pick: () => Promise.resolve(gone), restart });
    expect(await screen.findByText('Put back')).toBeTruthy();
    await userEvent.keyboard('4k7qz9m2xa{Enter}');
    expect(
      await screen.findByText(
        'All tires of order 4K7QZ-9M2XA were removed. Put 2 tires back, then confirm it.',
      ),
    ).toBeTruthy();
    await userEvent.click(await screen.findByRole('button', { name: 'Tires put back' }));
    expect(restart).toHaveBeenCalledTimes(1);
  });

  it('stays at the warehouse that a person chose, without its link', async () => {
    const first = open({}, 'warehouse-associate', '/picks?at=CAR');
    expect(await screen.findByDisplayValue('Carlisle, PA')).toBeTruthy();
    first.unmount();
    open({});
    expect(await screen.findByDisplayValue('Carlisle, PA')).toBeTruthy();
  });

  it('shows the warehouse of a colleague’s link, and keeps the person’s own', async () => {
    const first = open({}, 'warehouse-associate', '/picks?at=RNO');
    expect(await screen.findByDisplayValue('Reno, NV')).toBeTruthy();
    first.unmount();
    const linked = open({}, 'warehouse-associate', '/picks?at=CAR');
    expect(await screen.findByDisplayValue('Carlisle, PA')).toBeTruthy();
    linked.unmount();
    open({});
    expect(await screen.findByDisplayValue('Reno, NV')).toBeTruthy();
  });

  it('shows managers all warehouses, to choose one', async () => {
    open({}, 'admin', '/picks?at=all');
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Carlisle, PA' }));
    expect(await screen.findByRole('combobox', { name: 'Picking at Carlisle' })).toBeTruthy();
  });

  it('is at one warehouse for everybody else', async () => {
    open({}, 'warehouse-associate', '/picks?at=all');
    expect(await screen.findByDisplayValue('Reno, NV')).toBeTruthy();
    expect(screen.queryByRole('option', { name: 'All warehouses' })).toBeNull();
  });
});
