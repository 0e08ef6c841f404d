/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { InstallHere } from './InstallHere';

jest.mock('./install-here', () => ({ installHere: jest.fn() }));

const NINE = { date: '2026-12-01', isDropOff: false, amOrPm: 'am', startTime: '09:00' } as const;
const CALENDAR = {
  tiresArriveBy: '2026-11-30',
  firstDate: '2026-12-01',
  days: [
    {
      date: '2026-12-01',
      waits: [
        { startTime: '09:00', amOrPm: 'am' as const, isFree: true },
        { startTime: '10:00', amOrPm: 'am' as const, isFree: false },
      ],
      dropOffs: [],
    },
  ],
};

const here = (over: Partial<ComponentProps<typeof InstallHere>> = {}) =>
  render(
    <InstallHere
      shopCode="S20001"
      isChosen={false}
      hasTires={false}
      calendar={CALENDAR}
      refusal={null}
      time={null}
      wanted={null}
      {...over}
    />,
  );

const formData = () => {
  const form = document.querySelector('form');
  if (form === null) throw new Error('no form');
  return Object.fromEntries(new FormData(form));
};

describe('“Install here” on a shop’s page', () => {
  it('offers the shop’s free times, and sends the chosen one with the shop', async () => {
    here();
    expect(screen.getByText(/^Tires ordered today arrive at the shop by Mon, Nov 30\./)).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /10:00 am/ }).disabled).toBe(true);
    await userEvent.click(screen.getByRole('radio', { name: '9:00 am' }));
    expect(formData()).toMatchObject({
      shop: 'S20001',
      stay: 'wait',
      day: '2026-12-01',
      slot: '2026-12-01.09:00',
    });
  });

  it('chooses the shop without a time, too', () => {
    here();
    expect(formData()).not.toHaveProperty('slot');
    expect(screen.getByRole('button', { name: 'Install here' })).toBeTruthy();
  });

  it('begins with the time that a link chose', () => {
    here({ wanted: NINE });
    expect(formData()['slot']).toBe('2026-12-01.09:00');
  });

  it('names the kept time of a chosen shop, and that checkout books it', () => {
    here({ isChosen: true, hasTires: true, time: NINE });
    expect(screen.getByRole('status').textContent).toBe(
      'Your tires will be installed here. Your time: Tue, Dec 1 at 9:00 am. Checkout books it if it is still free.',
    );
    expect(screen.getByRole('button', { name: 'Save time' })).toBeTruthy();
  });

  it('says if the time that a link chose is taken or past', () => {
    const { unmount } = here({ wanted: { ...NINE, startTime: '10:00' } });
    expect(screen.getByRole('status').textContent).toBe(
      'Tue, Dec 1 at 10:00 am is no longer free. Choose another time.',
    );
    unmount();
    here({ wanted: { ...NINE, date: '2026-11-02' } });
    expect(screen.getByRole('status').textContent).toContain('Mon, Nov 2 at 9:00 am is no longer free.');
    expect(formData()).not.toHaveProperty('slot');
  });

  it('says nothing of a link’s time that is free', () => {
    here({ wanted: NINE });
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('needs a time only where the shop is chosen already', () => {
    const { unmount } = here();
    expect(formData()).not.toHaveProperty('isTimeNeeded');
    unmount();
    here({ isChosen: true });
    expect(formData()).toHaveProperty('isTimeNeeded');
  });

  it('says if the kept time is taken meanwhile', () => {
    here({ isChosen: true, time: { ...NINE, startTime: '10:00' } });
    expect(screen.getByRole('status').textContent).toContain(
      'Tue, Dec 1 at 10:00 am is no longer free. Choose another time.',
    );
  });

  it('says why a shop can’t mount the cart’s tires instead of offering it', () => {
    here({ hasTires: true, calendar: null, refusal: 'South Street Auto can’t mount 275/30R24.' });
    expect(screen.getByText('South Street Auto can’t mount 275/30R24.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Install here' })).toBeNull();
  });

  it('promises no installation at a chosen shop that can’t mount the tires', () => {
    here({
      isChosen: true,
      hasTires: true,
      calendar: null,
      refusal: 'South Street Auto can’t mount 275/30R24.',
    });
    expect(screen.queryByText(/will be installed here/)).toBeNull();
    expect(screen.getByText('South Street Auto can’t mount 275/30R24.')).toBeTruthy();
  });

  it('chooses a shop that is full, or whose times can’t be read, without a time', () => {
    const { unmount } = here({ calendar: { ...CALENDAR, days: [] } });
    expect(screen.getByText('No free time at this shop in the next 30 days.')).toBeTruthy();
    unmount();
    here({ calendar: null });
    expect(screen.getByText('You choose a time at checkout.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Install here' })).toBeTruthy();
  });
});
