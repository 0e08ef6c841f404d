import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { AppointmentPicker, type AppointmentPickerProps } from './AppointmentPicker.js';

const DAYS: AppointmentPickerProps['days'] = [
  {
    date: '2026-12-01',
    waits: [
      { startTime: '08:00', amOrPm: 'am', isFree: false },
      { startTime: '09:00', amOrPm: 'am', isFree: true },
      { startTime: '13:00', amOrPm: 'pm', isFree: true },
    ],
    dropOffs: [{ amOrPm: 'am', from: '08:00', to: '10:00', isFree: false }],
  },
  {
    date: '2026-12-03',
    waits: [{ startTime: '09:00', amOrPm: 'am', isFree: false }],
    dropOffs: [{ amOrPm: 'pm', from: '12:00', to: '14:00', isFree: true }],
  },
];

const setUp = (over: Partial<AppointmentPickerProps> = {}) => {
  const { container } = render(
    <form>
      <AppointmentPicker days={DAYS} initial={{ stay: null, date: null, key: null }} {...over} />
    </form>,
  );
  const form = container.querySelector('form') as HTMLFormElement;
  return { fields: () => Object.fromEntries(new FormData(form)), user: userEvent.setup() };
};

const day = (name: string) => screen.getByRole('radio', { name: new RegExp(`^${name}`) });

describe('AppointmentPicker', () => {
  it('starts with waiting on the first free day, and no time', () => {
    const { fields } = setUp();
    expect(fields()).toEqual({ stay: 'wait', day: '2026-12-01' });
    expect(screen.getByRole('radio', { name: 'Tue Dec 1' })).toHaveProperty('checked', true);
    expect(day('Thu Dec 3')).toHaveProperty('disabled', true);
  });

  it('shows a day’s times by morning and afternoon, with taken ones struck', () => {
    setUp();
    const [morning] = screen.getAllByRole('group', { name: 'Morning' });
    const [afternoon] = screen.getAllByRole('group', { name: 'Afternoon' });
    const taken = within(morning as HTMLElement).getByRole('radio', { name: /^8:00 am.*taken$/ });
    expect(taken).toHaveProperty('disabled', true);
    expect(within(afternoon as HTMLElement).getByRole('radio', { name: '1:00 pm' })).toBeTruthy();
  });

  it('sends the chosen time', async () => {
    const { fields, user } = setUp();
    await user.click(screen.getByRole('radio', { name: '9:00 am' }));
    expect(fields()).toEqual({ stay: 'wait', day: '2026-12-01', slot: '2026-12-01.09:00' });
  });

  it('clears the time when the option changes, and shows that option’s days', async () => {
    const { fields, user } = setUp({
      initial: { stay: 'wait', date: '2026-12-01', key: '2026-12-01.09:00' },
    });
    await user.click(screen.getByRole('radio', { name: /^Drop off the car/ }));
    expect(fields()).toEqual({ stay: 'leave', day: '2026-12-03' });
    await user.click(screen.getByRole('radio', { name: '12:00 pm to 2:00 pm' }));
    expect(fields()).toMatchObject({ slot: '2026-12-03.pm' });
  });

  it('keeps a day that was chosen before the script arrived', () => {
    const days = [...DAYS, { ...DAYS[0], date: '2026-12-04' } as (typeof DAYS)[number]];
    const form = (
      <form>
        <AppointmentPicker days={days} initial={{ stay: null, date: null, key: null }} />
      </form>
    );
    const page = document.createElement('div');
    document.body.append(page);
    page.innerHTML = renderToString(form);
    (page.querySelector('[value="2026-12-04"]') as HTMLInputElement).checked = true;
    render(form, { container: page, hydrate: true });
    act(() => {
      window.dispatchEvent(new Event('resize'));
    });
    const fields = new FormData(page.querySelector('form') as HTMLFormElement);
    expect(Object.fromEntries(fields)).toEqual({ stay: 'wait', day: '2026-12-04' });
  });

  it('does not start with a taken time', () => {
    const { fields } = setUp({ initial: { stay: 'wait', date: '2026-12-01', key: '2026-12-01.08:00' } });
    expect(fields()).not.toHaveProperty('slot');
  });

  it('disables an option without a free time, and says so', () => {
    setUp({ days: DAYS.slice(0, 1) });
    const leave = screen.getByRole('radio', {
      name: /^Drop off the car.*No free time in the next 30 days/,
    });
    expect(leave).toHaveProperty('disabled', true);
  });
});
