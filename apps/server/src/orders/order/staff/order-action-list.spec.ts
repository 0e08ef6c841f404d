import { type AdminOrder } from '@simpletread/contract';
import { cents, type StaffRole } from '@simpletread/domain';

import { aStaffPrincipal } from '../../../../test/builders/sso/a-staff-principal.js';
import type { OrderRecord } from '../order-record.js';
import { anOrderRecord, minutesAfterPlacing } from '../testing/an-order-record.js';
import { orderActionsFor } from './order-action-list.js';

const DAY_MINUTES = 24 * 60;

describe('what staff may do with an order', () => {
  const action = (
    id: AdminOrder['actions'][number]['id'],
    order: Partial<OrderRecord> = {},
    role: StaffRole = 'support-agent',
    refunds: AdminOrder['refunds'] = [],
  ) =>
    orderActionsFor(anOrderRecord(order), refunds, aStaffPrincipal(role)).find(
      (candidate) => candidate.id === id,
    );

  it('is to cancel it while the window is open, with the end and the refund named', () => {
    expect(action('cancel')).toEqual({
      id: 'cancel',
      label: 'Cancel order',
      isAllowed: true,
      reason: 'Allowed until 10:30 am ET: $568.00 is refunded to Visa 4242.',
      until: '2026-03-04T15:30:00.000Z',
    });
  });

  it('is to change its delivery until it is labeled, and a shop’s order says that the installation goes', () => {
    expect(action('changeDelivery')).toMatchObject({
      isAllowed: true,
      reason: 'Until the tires are labeled. We email the buyer.',
    });
    expect(action('changeDelivery', { fulfilment: 'ship-to-shop' })?.reason).toBe(
      'Until the tires are labeled. The installation is dropped, and the preview shows the refund. We email the buyer and the shop.',
    );
    expect(action('changeDelivery', { state: 'pendingPickup' })).toMatchObject({ isAllowed: false });
  });

  it.each<[string, Partial<OrderRecord>, string]>([
    ['after the window', { read_at: minutesAfterPlacing(30) }, 'The 30 minutes ended at 10:30 am ET.'],
    [
      'once it is cancelled',
      { state: 'cancelled', cancelled_at: minutesAfterPlacing(5) },
      'Cancelled at 10:05 am ET.',
    ],
    [
      'once the warehouse has it',
      { state: 'pendingPickup', read_at: minutesAfterPlacing(45) },
      'The 30 minutes ended at 10:30 am ET.',
    ],
    [
      'once it is delivered',
      { state: 'delivered', read_at: minutesAfterPlacing(3 * DAY_MINUTES) },
      'The 30 minutes ended at 10:30 am ET.',
    ],
  ])('is not to cancel it %s, and says why', (_when, order, reason) => {
    expect(action('cancel', order)).toMatchObject({ isAllowed: false, reason, until: null });
  });

  it('is not to cancel it for a role that does not cancel', () => {
    expect(action('cancel', {}, 'analyst')).toMatchObject({
      isAllowed: false,
      reason: 'Your role can’t cancel orders.',
    });
  });

  const refund = (state: AdminOrder['refunds'][number]['state']): AdminOrder['refunds'] => [
    {
      id: 'refund-1',
      amountInCents: cents(56_800),
      tender: 'money',
      reason: 'Wrong size',
      state,
      requestedBy: 'Robin Castillo',
      createdAt: '2026-03-04T15:05:00.000Z',
      settledAt: null,
    },
  ];

  it('offers to retry a refund that the provider refused, and no other', () => {
    expect(action('retryRefund', { state: 'cancelled' }, 'support-agent', refund('failed'))).toEqual({
      id: 'retryRefund',
      label: 'Retry the refund',
      isAllowed: true,
      reason: 'The payment provider declined it: $568.00 is still owed to Visa 4242.',
      until: null,
    });
    expect(action('retryRefund', {}, 'analyst', refund('failed'))).toMatchObject({ isAllowed: false });
    for (const state of ['requested', 'succeeded'] as const)
      expect(action('retryRefund', {}, 'support-agent', refund(state))).toBeUndefined();
    expect(action('retryRefund')).toBeUndefined();
  });

  it('is to note something, for roles that note', () => {
    expect(action('note')?.isAllowed).toBe(true);
    expect(action('note', {}, 'analyst')?.isAllowed).toBe(false);
  });

  it.each<[Partial<OrderRecord>, string]>([
    [{}, 'Returns open when the tires are delivered, for 30 days.'],
    [{ state: 'cancelled' }, 'A cancelled order has nothing to return.'],
    [
      {
        state: 'delivered',
        delivered_at: minutesAfterPlacing(0),
        read_at: minutesAfterPlacing(31 * DAY_MINUTES),
      },
      'The 30 days for a return ended on Fri, Apr 3.',
    ],
  ])('says when returns are open: %j', (order, reason) => {
    expect(action('return', order)).toMatchObject({ isAllowed: false, reason });
  });

  it('is to start a return until the window closes, of tires that aren’t in one, for roles that handle returns', () => {
    const delivered = {
      state: 'delivered',
      delivered_at: minutesAfterPlacing(0),
      read_at: minutesAfterPlacing(DAY_MINUTES),
    } as const;
    expect(action('return', delivered)).toMatchObject({
      isAllowed: true,
      reason:
        'Until Fri, Apr 3. Handling is $20 per tire, waived for tires that are exchanged for the right size.',
      until: '2026-04-04T04:00:00.000Z',
    });
    const inReturns = (tiresUnderWay: number) =>
      orderActionsFor(anOrderRecord(delivered), [], aStaffPrincipal('support-agent'), { tiresUnderWay }).find(
        ({ id }) => id === 'return',
      );
    expect(inReturns(3)?.isAllowed).toBe(true);
    expect(inReturns(4)).toMatchObject({
      isAllowed: false,
      reason: 'All tires of this order are in a return or already returned.',
    });
    expect(action('return', delivered, 'analyst')?.reason).toBe('Your role can’t start returns.');
  });
});
