import type { PickupCounter } from '@simpletread/contract';
import { permissionsOf, type StaffRole } from '@simpletread/domain';
import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';

import { renderConsole } from '../../../../test/render-console.js';
import { CounterPage } from './CounterPage.js';

const DAY = { open: '08:00', close: '18:00' };
const COUNTER: PickupCounter = {
  id: 'WH-RNO',
  warehouseCode: 'RNO',
  name: 'SimpleTread warehouse Reno',
  address1: '9650 N Virginia St',
  city: 'Reno',
  state: 'NV',
  zip: '89506',
  directions: null,
  phone: '7755550142',
  hours: { mon: DAY, tue: DAY, wed: DAY, thu: DAY, fri: DAY, sat: null, sun: null },
  closedDays: [],
  timeZone: 'America/Los_Angeles',
  isPaused: false,
  toPrepare: 1,
  readyForPickup: 0,
  openPickups: [
    {
      orderId: 'o1',
      orderNumber: '4K7QZ-9M2XA',
      state: 'toPrepare',
      tires: 4,
      sizes: ['4 × 225/65R17'],
      readyBy: '2026-12-02T20:15:00.000Z',
      readyAt: null,
      heldUntil: null,
      isLate: false,
      isEnding: false,
      isOnHold: false,
    },
  ],
  version: 3,
  updatedAt: '2026-11-01T12:00:00.000Z',
};
const MOVED = {
  openPickups: 1,
  moved: [
    {
      orderId: 'o1',
      orderNumber: '4K7QZ-9M2XA',
      from: '2026-12-02T20:15:00.000Z',
      to: '2026-12-03T16:00:00.000Z',
    },
  ],
};

const open = (calls: object, role: StaffRole = 'senior-agent') =>
  renderConsole(
    <Routes>
      <Route path="/pickup-counters/:id/show" element={<CounterPage />} />
    </Routes>,
    {
      permissions: permissionsOf(role),
      path: '/pickup-counters/WH-RNO/show',
      dataProvider: { getOne: () => Promise.resolve({ data: COUNTER }), ...calls },
    },
  );

describe('a pickup counter', () => {
  it('is saved after a look at the pickup times that move', async () => {
    const update = jest.fn((_: string, { data }: { data: object }) =>
      Promise.resolve({ data: { ...COUNTER, ...data, version: 4 } }),
    );
    const previewCounter = jest.fn(() => Promise.resolve(MOVED));
    open({ previewCounter, update });
    await userEvent.click(await screen.findByRole('button', { name: 'Add a day off' }));
    fireEvent.change(screen.getByLabelText('Day off 1'), { target: { value: '2026-12-02' } });
    await userEvent.click(screen.getByRole('button', { name: 'Review changes' }));
    const dialog = await screen.findByRole('dialog');
    const moved = await within(dialog).findByRole('table', { name: 'Moved pickup times' });
    expect(moved.textContent).toContain('Wed, Dec 2, 12:15 pm');
    expect(moved.textContent).toContain('Thu, Dec 3, 8:00 am');
    expect(update).not.toHaveBeenCalled();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save counter' }));
    expect(update.mock.calls[0]?.[1].data).toMatchObject({
      version: 3,
      closedDays: ['2026-12-02'],
      phone: '7755550142',
      directions: null,
    });
  });

  it('is paused after a look at its open orders', async () => {
    const pauseCounter = jest.fn(() => Promise.resolve({ ...COUNTER, isPaused: true }));
    open({ pauseCounter });
    await userEvent.click(await screen.findByRole('button', { name: 'Pause counter' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('4K7QZ-9M2XA');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Pause counter' }));
    expect(pauseCounter).toHaveBeenCalledWith('WH-RNO', { version: 3, isPaused: true }, expect.any(String));
  });

  it('is read-only for people of a warehouse', async () => {
    open({}, 'warehouse-associate');
    await screen.findByText('Read-only for your role');
    expect(screen.queryByRole('button', { name: 'Pause counter' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Add a day off' })).toBeNull();
  });
});
