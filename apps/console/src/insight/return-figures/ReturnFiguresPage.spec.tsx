import { permissionsOf } from '@simpletread/domain';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HttpError } from 'react-admin';

import { renderConsole } from '../../../test/render-console.js';
import { figuresCsv } from './figures-csv.js';
import type { ReturnFigures } from './return-figure-calls.js';
import { ReturnFiguresPage } from './ReturnFiguresPage.js';

const FIGURES = {
  asOf: '2026-11-27T15:00:00.000Z',
  from: '2026-08-30T04:00:00.000Z',
  returns: 8,
  tires: 26,
  delivered: { delivered: 1_000, returned: 20 },
  answers: { due: 8, kept: 6 },
  refunds: { due: 0, kept: 0 },
  medianRefundHours: 30,
  refundedInCents: 123_400,
  handlingInCents: 4_000,
  waivedInCents: 8_000,
  contacts: [
    { reason: 'cancellation', requests: 6, byThemselves: 5 },
    { reason: 'return', requests: 2, byThemselves: 0 },
  ],
  cancellations: [{ reason: 'I changed my mind', orders: 5 }],
  byReason: [
    { reason: 'wrong-size', returns: 6, tires: 20, refundedInCents: 100_000 },
    { reason: 'late', returns: 2, tires: 6, refundedInCents: 23_400 },
  ],
  byWeek: [
    { monday: '2026-11-16', returns: 5 },
    { monday: '2026-11-23', returns: 3 },
  ],
  byLine: [{ brandName: '=Falken', lineName: 'Wildpeak', delivered: 40, returned: 8 }],
  byShop: [],
  byWarehouse: [
    { warehouse: 'CAR', place: 'Carlisle, PA', received: 9, restocked: 7, scrapped: 1, refused: 1 },
  ],
} as unknown as ReturnFigures;

const open = (returnFigures: jest.Mock, role: 'support-agent' | 'marketer' = 'support-agent') =>
  renderConsole(<ReturnFiguresPage />, {
    permissions: permissionsOf(role),
    dataProvider: { returnFigures },
  });

describe('the page of return figures', () => {
  it('shows rates, promises and reasons of the last 90 days', async () => {
    const asked = jest.fn().mockResolvedValue(FIGURES);
    open(asked);
    expect(await screen.findByText('20 of 1,000 tires delivered')).toBeTruthy();
    expect(asked).toHaveBeenCalledWith('quarter');
    expect(screen.getByText('6 of 8 on time')).toBeTruthy();
    expect(screen.getByText('None due yet')).toBeTruthy();
    const reasons = screen.getByRole('region', { name: 'Reasons' });
    expect(within(reasons).getByText('Wrong size').closest('li')?.textContent).toMatch(/6 75%/);
    expect(
      within(screen.getByRole('region', { name: 'Shops' })).getByText('None in this period.'),
    ).toBeTruthy();
  });

  it('shows what customers ask for, how often without an agent, and why they cancel', async () => {
    open(jest.fn().mockResolvedValue(FIGURES));
    const asked = await screen.findByRole('region', { name: 'What customers ask for' });
    expect(within(asked).getByText('Cancel the order').closest('li')?.textContent).toMatch(/6 75%/);
    expect(within(asked).getByText('5 without an agent, 83.3%')).toBeTruthy();
    const reasons = screen.getByRole('region', { name: 'Why buyers cancel' });
    expect(within(reasons).getByText('I changed my mind')).toBeTruthy();
  });

  it('reads another period when one is chosen, and keeps the old figures until it has them', async () => {
    const asked = jest.fn().mockResolvedValue(FIGURES);
    open(asked);
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Period' }), 'Last 12 months');
    expect(asked).toHaveBeenLastCalledWith('year');
    expect(screen.getByText('20 of 1,000 tires delivered')).toBeTruthy();
  });

  it('says so when nothing came back', async () => {
    open(jest.fn().mockResolvedValue({ ...FIGURES, returns: 0 }));
    expect(await screen.findByText('No returns in this period')).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Reasons' })).toBeNull();
  });

  it('offers another try after a failure', async () => {
    const asked = jest
      .fn()
      .mockRejectedValueOnce(new HttpError('You are asking too often.', 429))
      .mockResolvedValue(FIGURES);
    open(asked);
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('20 of 1,000 tires delivered')).toBeTruthy();
  });

  it('is closed to staff who don’t see returns, and asks nothing', () => {
    const asked = jest.fn();
    open(asked, 'marketer');
    expect(screen.queryByText('Return figures')).toBeNull();
    expect(asked).not.toHaveBeenCalled();
  });
});

describe('the file of return figures', () => {
  it('has every table, and no cell that a spreadsheet would run', () => {
    const lines = figuresCsv('quarter', FIGURES).split('\r\n');
    expect(lines).toContain('Period,Last 90 days,,,');
    expect(lines).toContain('Wrong size,6,20,"$1,000.00",');
    expect(lines).toContain("'=Falken Wildpeak,40,8,20%,");
    expect(lines).toContain('"Carlisle, PA",9,7,1,1');
  });
});
