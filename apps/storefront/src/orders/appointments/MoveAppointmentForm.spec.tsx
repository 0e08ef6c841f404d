/** @jest-environment jsdom */
import type { OwnAppointments } from '@simpletread/contract';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { moveAppointment } from './move-appointment';
import { MoveAppointmentForm } from './MoveAppointmentForm';

jest.mock('./move-appointment', () => ({ moveAppointment: jest.fn() }));

const TIMES: OwnAppointments = {
  shopCode: 'S104',
  company: 'Corner Garage',
  timeZone: 'America/New_York',
  tiresArriveBy: '2026-12-03',
  firstDate: '2026-12-04',
  lastDate: '2027-01-03',
  days: [
    {
      date: '2026-12-04',
      waits: [
        { startTime: '09:00', amOrPm: 'am', isFree: true },
        { startTime: '10:00', amOrPm: 'am', isFree: true },
      ],
      dropOffs: [],
    },
  ],
  orderNumber: '4K7QZ9M2XA',
  orderVersion: 2,
  current: {
    installer: 'S104',
    date: '2026-12-04',
    isDropOff: false,
    amOrPm: 'am',
    startTime: '09:00',
    dropOffWindow: null,
    timeZone: 'America/New_York',
  },
  movesLeft: 3,
};

describe('the form that changes the time of an appointment', () => {
  it('shows the current time, how often it can be changed, and a refusal in its own words', async () => {
    jest.mocked(moveAppointment).mockResolvedValue({
      problem: 'This time is no longer available.',
      fields: {},
      attempt: 1,
    });
    render(<MoveAppointmentForm times={TIMES} formKey="k" />);
    expect(screen.getByText('Friday, December 4, 2026 at 9:00 am')).toBeTruthy();
    expect(screen.getByText(/online 3 more times, until 24 hours before/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Change to this time' }));
    await waitFor(() => expect(screen.getByText('This time is no longer available.')).toBeTruthy());
  });

  it('says that the last change is the last one', () => {
    render(<MoveAppointmentForm times={{ ...TIMES, movesLeft: 1 }} formKey="k" />);
    expect(screen.getByText(/last time that you can change it online/)).toBeTruthy();
  });

  it('offers no button for a shop without a free time', () => {
    render(<MoveAppointmentForm times={{ ...TIMES, days: [] }} formKey="k" />);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByText('Your appointment stays as it is.')).toBeTruthy();
  });
});
