import { cents, permissionsOf, returnClosesAt } from '@simpletread/domain';
import { screen } from '@testing-library/react';
import { ResourceContextProvider } from 'react-admin';
import { Route, Routes } from 'react-router-dom';

import { renderConsole } from '../../../../test/render-console.js';
import { A_RETURN } from '../testing/a-return.js';
import { ReturnPage } from './ReturnPage.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const at = (fromNowMs: number): string => new Date(Date.now() + fromNowMs).toISOString();

const open = (change: Partial<typeof A_RETURN>) =>
  renderConsole(
    <ResourceContextProvider value="returns">
      <Routes>
        <Route path="/returns/:id/show" element={<ReturnPage />} />
      </Routes>
    </ResourceContextProvider>,
    {
      permissions: permissionsOf('support-agent'),
      dataProvider: {
        getOne: () => Promise.resolve({ data: { ...A_RETURN, ...change } }),
        getList: () => Promise.resolve({ data: [], total: 0 }),
        history: () => Promise.resolve([]),
      },
      path: '/returns/r1/show',
    },
  );

const factOf = (label: string): string | null | undefined =>
  screen.getByText(label).parentElement?.textContent;

describe('the clocks of a return in the console [R9.08]', () => {
  it('run to the answer that is due 24 hours after the request, and say by how much it is late', async () => {
    const { unmount } = open({
      requestedAt: at(-HOUR_MS / 2),
      dueAt: at(23.5 * HOUR_MS),
      waitsFor: 'answer',
    });
    expect(await screen.findByText('Answer due in')).toBeTruthy();
    expect(screen.getByRole('timer').textContent).toMatch(/^23 h [0-3]\d m$/);
    unmount();
    open({ requestedAt: at(-26.5 * HOUR_MS), dueAt: at(-2.5 * HOUR_MS), waitsFor: 'answer' });
    expect(await screen.findByText(/^2 h [3-5]\d m late$/)).toBeTruthy();
  });

  it('run to the refund that is due 48 hours after receipt', async () => {
    const receivedAt = at(-HOUR_MS / 2);
    open({ state: 'received', receivedAt, dueAt: at(47.5 * HOUR_MS), waitsFor: 'refund' });
    expect(await screen.findByText('Refund due in')).toBeTruthy();
    expect(screen.queryByText('Return window')).toBeNull();
    expect(screen.getByRole('timer').textContent).toMatch(/^1 d 23 h$/);
  });

  it('run to the end of the 30th day after delivery, and close with it', async () => {
    const deliveredAt = at(-27 * DAY_MS);
    const left = returnClosesAt(new Date(deliveredAt)).getTime() - Date.now();
    const { unmount } = open({ deliveredAt });
    await screen.findByText('Return window');
    expect(factOf('Return window')).toContain(`${Math.floor(left / DAY_MS)} d `);
    unmount();
    open({ deliveredAt: at(-32 * DAY_MS) });
    await screen.findByText('Return window');
    expect(factOf('Return window')).toContain('closed');
  });

  it('stand beside the handling of $20 per tire, and why it is waived', async () => {
    const { unmount } = open({});
    await screen.findByText('Handling fee');
    expect(factOf('Handling fee')).toContain('$20.00 per tire');
    unmount();
    open({
      money: {
        ...A_RETURN.money,
        waivedInCents: A_RETURN.money.feeInCents,
        feeInCents: cents(0),
        feeWaivedBecause: 'right-size',
      },
      rightSizeOrder: { orderId: 'o2', orderNumber: 'XQMH1-RY6J8', tireCount: 4 },
    });
    await screen.findByText('Right size');
    expect(factOf('Handling fee')).toContain('$80.00 waived for the right size, $0.00 charged');
    expect(screen.getByRole('link', { name: 'XQMH1-RY6J8' })).toBeTruthy();
  });
});
