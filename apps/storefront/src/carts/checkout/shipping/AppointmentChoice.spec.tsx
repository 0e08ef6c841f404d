/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ComponentProps } from 'react';
import { AppointmentChoice } from './AppointmentChoice';

type Props = ComponentProps<typeof AppointmentChoice>;

const DAY = {
  date: '2026-12-01',
  waits: [{ startTime: '09:00', amOrPm: 'am' as const, isFree: true }],
  dropOffs: [],
};
const CALENDAR = { tiresArriveBy: '2026-11-27', firstDate: '2026-11-28', days: [DAY] };
const TIMES = { shopCode: 'SSA-1', company: 'South Street Auto', calendar: CALENDAR };

const choice = (over: Partial<Props> = {}) => (
  <AppointmentChoice
    times={TIMES}
    shopCode="SSA-1"
    isLoading={false}
    initial={{ stay: null, date: null, key: null }}
    error={undefined}
    onTryAgain={() => undefined}
    onShipToMe={() => undefined}
    {...over}
  />
);

describe('the choice of a time', () => {
  it('waits for a shop', () => {
    const { container } = render(choice({ times: null, shopCode: null }));
    expect(container.textContent).toBe('');
  });

  it('says at its field that a time is missing, until one is chosen', async () => {
    render(choice({ error: 'Please select a time slot' }));
    expect(screen.getByRole('alert').textContent).toBe('Please select a time slot');
    await userEvent.click(screen.getByRole('radio', { name: '9:00 am' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says when the tires are there, and why the first time is later', () => {
    render(choice());
    expect(
      screen.getByText('Your tires arrive at the shop by Fri, Nov 27. This shop is full until Tue, Dec 1.'),
    ).toBeTruthy();
  });

  it('says that the tires come later than the chosen time needs, until another time is chosen', async () => {
    const { rerender } = render(choice());
    await userEvent.click(screen.getByRole('radio', { name: '9:00 am' }));
    const later = { ...DAY, date: '2026-12-03' };
    const calendar = { tiresArriveBy: '2026-12-02', firstDate: '2026-12-03', days: [later] };
    rerender(choice({ times: { ...TIMES, calendar }, error: 'Please select a time slot' }));
    const words = 'Your tires now arrive at the shop by Wed, Dec 2. Choose a time after that.';
    expect(screen.getByRole('alert').textContent).toBe('Please select a time slot');
    expect(screen.getByRole('status').textContent).toBe(words);
    await userEvent.click(screen.getByRole('radio', { name: '9:00 am' }));
    expect(screen.queryByText(words)).toBeNull();
  });

  it('loads another shop’s times, and can be retried', async () => {
    const onTryAgain = jest.fn();
    const { rerender } = render(choice({ shopCode: 'OTHER', isLoading: true, onTryAgain }));
    expect(screen.getByRole('status').textContent).toBe('Loading the shop’s free times.');
    expect(screen.queryByRole('radio', { name: '9:00 am' })).toBeNull();
    rerender(choice({ shopCode: 'OTHER', onTryAgain }));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onTryAgain).toHaveBeenCalledTimes(1);
  });

  it('is kept while the shop’s times are away, and forgotten with another shop', async () => {
    const { container, rerender } = render(<form>{choice()}</form>);
    const slot = () => new FormData(container.querySelector('form') ?? undefined).get('slot');
    await userEvent.click(screen.getByRole('radio', { name: '9:00 am' }));
    const chosen = slot();
    expect(chosen).toContain('2026-12-01');
    rerender(<form>{choice({ times: null, isLoading: true })}</form>);
    expect(screen.queryByRole('radio', { name: '9:00 am' })).toBeNull();
    expect(slot()).toBe(chosen);
    rerender(<form>{choice()}</form>);
    expect(screen.getByRole('radio', { name: '9:00 am', checked: true })).toBeTruthy();
    rerender(<form>{choice({ shopCode: 'OTHER', isLoading: true })}</form>);
    expect(slot()).toBeNull();
  });

  it('offers another shop or shipping home if nothing is free', async () => {
    const onShipToMe = jest.fn();
    const full = { ...DAY, waits: DAY.waits.map((wait) => ({ ...wait, isFree: false })) };
    render(choice({ times: { ...TIMES, calendar: { ...CALENDAR, days: [full] } }, onShipToMe }));
    expect(
      screen.getByRole('heading', { name: 'No free time at this shop in the next 30 days' }),
    ).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Choose another shop' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Ship to me instead' }));
    expect(onShipToMe).toHaveBeenCalledTimes(1);
  });

  it('has a button for the times without script', () => {
    const page = renderToStaticMarkup(choice({ times: null, shopCode: null }));
    expect(page).toContain('Show times');
    expect(page).toContain('name="ask"');
    expect(renderToStaticMarkup(choice())).toContain('name="slot"');
  });
});
