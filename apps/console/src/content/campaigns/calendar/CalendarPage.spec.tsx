import { permissionsOf, type StaffRole } from '@simpletread/domain';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HttpError } from 'react-admin';

import { renderConsole } from '../../../../test/render-console.js';
import { aCampaign, aCampaignRow } from '../testing/a-campaign.js';
import { CalendarPage } from './CalendarPage.js';

const RELEASED = {
  name: 'Black Friday',
  season: 'blackFriday' as const,
  startsAt: '2099-11-27T05:00:00.000Z',
  endsAt: '2099-11-29T05:00:00.000Z',
};
const SCHEDULED = { ...RELEASED, state: 'scheduled' as const, release: 1, released: RELEASED };
const TIMES = { startsAtEastern: '2099-11-27T00:00', endsAtEastern: '2099-11-29T00:00' };

const open = (role: StaffRole, rows: readonly object[], whole: object = {}) => {
  const changeCampaign = jest.fn().mockResolvedValue(aCampaign({ version: 4 }));
  const scheduleCampaign = jest.fn().mockResolvedValue(aCampaign({ version: 5 }));
  renderConsole(<CalendarPage />, {
    permissions: permissionsOf(role),
    path: '/campaigns?month=2099-11',
    dataProvider: {
      getList: () => Promise.resolve({ data: rows, total: rows.length }),
      getOne: () =>
        Promise.resolve({ data: { ...aCampaign({ ...SCHEDULED, ...TIMES, version: 3 }), ...whole } }),
      changeCampaign,
      scheduleCampaign,
    },
  });
  return { changeCampaign, scheduleCampaign, user: userEvent.setup() };
};

const barOf = async () => {
  const calendar = await screen.findByRole('region', { name: 'Calendar of November 2099' });
  return within(calendar).findByRole('link', { name: /^Black Friday, / });
};

describe('the calendar of campaigns', () => {
  it('moves a scheduled campaign by keyboard, explains the change, and releases the new times', async () => {
    const { user, changeCampaign, scheduleCampaign } = open('marketer', [
      aCampaignRow({ ...SCHEDULED, ...TIMES }),
    ]);
    (await barOf()).focus();
    // Over the end of the week and back: the keys stay with the bar.
    await user.keyboard('{ArrowUp}{ArrowRight}{ArrowRight}{ArrowDown}{ArrowLeft}');
    expect(screen.getByRole('status').textContent).toMatch(
      /Nov 28, 2099 to Nov 29, 2099\. Press Enter to confirm/,
    );
    await user.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Move Black Friday' }));
    expect(await dialog.findByText(/^It starts on Nov 28, 2099, 12:00 am ET/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Move and release' }));
    await waitFor(() => expect(scheduleCampaign).toHaveBeenCalled());
    expect(changeCampaign.mock.calls[0]).toMatchObject([
      aCampaign().id,
      { startsAt: '2099-11-28T00:00', endsAt: '2099-11-30T00:00', version: 3 },
      expect.any(String),
    ]);
    expect(scheduleCampaign.mock.calls[0]).toMatchObject([aCampaign().id, 4, expect.any(String)]);
  });

  it('turns to the next month when a bar of the last week is held straight down at the edge', async () => {
    open('marketer', [aCampaignRow({ ...SCHEDULED, ...TIMES })]);
    const bar = await barOf();
    // jsdom has no layout, so the pointer stays over one day; nor has it pointer events with a place.
    const day = bar.closest('section')?.querySelector('[data-day="2099-11-27"]');
    Object.assign(document, { elementsFromPoint: () => [day] });
    Object.assign(Element.prototype, { setPointerCapture: () => undefined });
    const at = (type: string, clientY: number) =>
      fireEvent(bar, new MouseEvent(type, { bubbles: true, button: 0, clientX: 300, clientY }));
    at('pointerdown', 700);
    at('pointermove', 760);
    expect(await screen.findByRole('region', { name: 'Calendar of December 2099' })).toBeTruthy();
  });

  it('takes a move back with Escape', async () => {
    const { user } = open('marketer', [aCampaignRow({ ...SCHEDULED, ...TIMES })]);
    (await barOf()).focus();
    await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
    expect(screen.getByRole('status').textContent).toMatch(/Nov 27, 2099 to Nov 29, 2099/);
    await user.keyboard('{Escape}');
    expect(screen.getByRole('status').textContent).toBe('');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('asks before changed times are lost', async () => {
    const { user } = open('marketer', [aCampaignRow({ ...SCHEDULED, ...TIMES })]);
    await user.click(await screen.findByRole('button', { name: 'Move Black Friday' }));
    const ends = await screen.findByLabelText<HTMLInputElement>('Ends (ET)');
    fireEvent.change(ends, { target: { value: '2099-11-29T06:00' } });
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(ends.value).toBe('2099-11-29T06:00');
    await user.click(screen.getByRole('radio', { name: /^Save them as a draft/ }));
    fireEvent.change(ends, { target: { value: '2099-11-29T00:00' } });
    await user.click(screen.getByRole('radio', { name: /^Release/ }));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('refuses an end before the start at its field, and saves nothing', async () => {
    const { user, changeCampaign } = open('marketer', [aCampaignRow({ ...SCHEDULED, ...TIMES })]);
    await user.click(await screen.findByRole('button', { name: 'Move Black Friday' }));
    const ends = await screen.findByLabelText<HTMLInputElement>('Ends (ET)');
    fireEvent.change(ends, { target: { value: '2099-11-26T00:00' } });
    await user.click(screen.getByRole('button', { name: 'Move and release' }));
    await waitFor(() => expect(ends.getAttribute('aria-invalid')).toBe('true'));
    expect(changeCampaign).not.toHaveBeenCalled();
  });

  it('marks overlaps, with the rule that orders them', async () => {
    const other = { name: 'Cyber', season: 'cyberWeekend' as const, startsAt: '2099-11-28T05:00:00.000Z' };
    open('marketer', [
      aCampaignRow({ ...SCHEDULED, ...TIMES }),
      aCampaignRow({ ...RELEASED, ...other, id: 'b', endsAt: '2099-12-01T05:00:00.000Z' }),
    ]);
    const list = within(await screen.findByRole('list', { name: 'In November 2099' }));
    expect(list.getAllByText(/“Cyber” can’t be scheduled at the same time as “Black Friday”/)).toHaveLength(
      2,
    );
    expect(screen.getByText(/^Only one season can run at a time/)).toBeTruthy();
  });

  it('is read-only for staff who may only read', async () => {
    const { user } = open('analyst', [aCampaignRow({ ...SCHEDULED, ...TIMES })]);
    (await barOf()).focus();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('status').textContent).toBe('');
    expect(screen.queryByRole('button', { name: 'Move Black Friday' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'New campaign' })).toBeNull();
  });

  it('offers a content editor no release of a campaign that brings prices', async () => {
    const content = { ...aCampaign().content, promotionIds: ['0198c0de-0000-7000-8000-0000000000d1'] };
    const { user } = open('content-editor', [aCampaignRow({ ...SCHEDULED, ...TIMES })], { content });
    await user.click(await screen.findByRole('button', { name: 'Move Black Friday' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByRole('button', { name: 'Save as draft change' })).toBeTruthy();
    expect(dialog.getByRole<HTMLInputElement>('radio', { name: /^Release/ }).disabled).toBe(true);
  });

  it('says that it could not be read, and offers another try', async () => {
    renderConsole(<CalendarPage />, {
      permissions: permissionsOf('marketer'),
      dataProvider: { getList: () => Promise.reject(new HttpError('No.', 403)) },
    });
    expect(await screen.findByText('We couldn’t load the calendar')).toBeTruthy();
    expect(screen.queryByText(/^No campaign in/)).toBeNull();
  });

  it('says that a month is empty', async () => {
    open('marketer', []);
    expect(await screen.findByText('No campaign in November 2099')).toBeTruthy();
  });
});
