import { ContractError, type AdminOrder } from '@simpletread/contract';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { anOrder } from '../../../test/builders.js';
import { renderConsole } from '../../../test/render-console.js';
import { MoveAppointmentDialog } from './MoveAppointmentDialog.js';

// Typing letter by letter takes its time where many programs share the machine.

const AT_NINE: NonNullable<AdminOrder['appointment']> = {
  installer: 'SSA-1',
  date: '2026-12-01',
  isDropOff: false,
  amOrPm: 'am',
  startTime: '09:00',
  dropOffWindow: null,
  timeZone: 'America/New_York',
};
const AT_TEN = { ...AT_NINE, startTime: '10:00' };

const wait = (startTime: string, isFree = true) => ({ startTime, amOrPm: 'am' as const, isFree });

const times = (isTenFree = true) => ({
  shopCode: 'SSA-1',
  company: 'South Street Auto',
  timeZone: 'America/New_York',
  firstDate: '2026-12-01',
  lastDate: '2026-12-20',
  tires: { basis: 'promised', on: '2026-11-30', promisedOn: '2026-11-30' },
  days: [
    { date: '2026-12-01', waits: [wait('09:00'), wait('10:00', isTenFree), wait('11:00')], dropOffs: [] },
  ],
});

const taken = new ContractError({
  kind: 'OtherError',
  code: 'appointment.taken',
  statusCode: 409,
  message: 'This time is no longer available.',
});

const setUp = () => {
  const data = {
    orderAppointments: jest.fn().mockResolvedValue(times()),
    moveAppointment: jest.fn().mockResolvedValue({ appointment: AT_TEN }),
  };
  const onClose = jest.fn();
  const order = { ...anOrder(), version: 4, appointment: AT_NINE };
  renderConsole(<MoveAppointmentDialog order={order} onClose={onClose} />, { dataProvider: data });
  const user = userEvent.setup();
  const move = async () => user.click(screen.getByRole('button', { name: 'Move appointment' }));
  return { data, onClose, order, user, move };
};

describe('the dialog that moves an appointment', () => {
  // Outside of production react-admin writes every refusal to the console as well.
  beforeAll(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
  afterAll(() => jest.restoreAllMocks());

  it('begins with the time that the order has', async () => {
    setUp();
    expect(await screen.findByRole('radio', { name: '9:00 am' })).toHaveProperty('checked', true);
    expect(screen.getByText('Now: Tuesday, December 1, 2026 at 9:00 am')).toBeTruthy();
  });

  it('says on which day times begin, and why', async () => {
    setUp();
    expect((await screen.findByText(/Times at South Street Auto/)).textContent).toMatch(
      /Times start on Tuesday, December 1, 2026\. .* by Monday, November 30, 2026/,
    );
  });

  it('moves it for a reason, says so and closes', async () => {
    const { data, onClose, order, user, move } = setUp();
    await user.click(await screen.findByRole('radio', { name: '10:00 am' }));
    await user.type(screen.getByLabelText('Reason'), 'Customer asked');
    await move();
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    const appointment = { date: '2026-12-01', isDropOff: false, amOrPm: 'am', startTime: '10:00' };
    const body = { orderVersion: 4, appointment, reason: 'Customer asked' };
    expect(data.moveAppointment).toHaveBeenCalledWith(order.id, body, expect.any(String));
    expect(
      await screen.findByText(/is now scheduled for Tuesday, December 1, 2026 at 10:00 am/),
    ).toBeTruthy();
  });

  it('asks before a time that was picked is lost', async () => {
    const { onClose, user } = setUp();
    await user.click(await screen.findByRole('radio', { name: '10:00 am' }));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(onClose).not.toHaveBeenCalled();
    await user.click(screen.getByRole('radio', { name: '9:00 am' }));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('sends nothing while the time is the one it has', async () => {
    const { data, user, move } = setUp();
    await user.type(await screen.findByLabelText('Reason'), 'Customer asked');
    await move();
    expect((await screen.findByRole('alert')).textContent).toContain('Please select another one');
    expect(data.moveAppointment).not.toHaveBeenCalled();
  });

  it('refuses a missing reason at its field, and sends nothing', async () => {
    const { data, user, move } = setUp();
    await user.click(await screen.findByRole('radio', { name: '10:00 am' }));
    await move();
    expect(await screen.findByText('Please enter a reason for the timeline.')).toBeTruthy();
    expect(data.moveAppointment).not.toHaveBeenCalled();
  });

  it('reloads the times if the chosen one was taken meanwhile', async () => {
    const { data, onClose, user, move } = setUp();
    data.moveAppointment.mockRejectedValue(taken);
    await user.click(await screen.findByRole('radio', { name: '10:00 am' }));
    await user.type(screen.getByLabelText('Reason'), 'Customer asked');
    data.orderAppointments.mockResolvedValue(times(false));
    await move();
    expect((await screen.findByRole('alert')).textContent).toContain('no longer available');
    expect(await screen.findByRole('radio', { name: /^10:00 am.*taken$/ })).toHaveProperty('disabled', true);
    expect(screen.getByLabelText('Reason')).toHaveProperty('value', 'Customer asked');
    expect(onClose).not.toHaveBeenCalled();
  });
});
