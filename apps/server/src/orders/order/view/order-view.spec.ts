import { cents } from '@simpletread/domain';

import type { OrderMessage } from '../../../platform/messages/index.js';
import { orderViewOf, stepsOf } from './order-view.js';
import { anOrderRecord, minutesAfterPlacing } from '../testing/an-order-record.js';

const ALONE = {
  shop: null,
  appointment: null,
  cancelledAppointment: null,
  replacedBy: null,
  ownMoves: 0,
  messages: [],
  scans: [],
  delays: [],
  shownBy: 'numberAndZip',
} as const;

const aReceipt = (setup: Partial<OrderMessage> = {}): OrderMessage => ({
  id: 'message-1',
  channel: 'email',
  template: 'order-confirmation',
  subject: 'Your order',
  state: 'sent',
  failure: null,
  repeats: null,
  followedUpAt: null,
  hasText: true,
  createdAt: minutesAfterPlacing(1),
  ...setup,
});

describe('an order as its buyer sees it', () => {
  it('shows neither ids nor the full email address, nor the provider’s charge id', () => {
    const order = anOrderRecord();
    const text = JSON.stringify(orderViewOf(order, ALONE));
    for (const secret of [order.id, order.customer_id, order.email, order.phone, 'ch_1', 'tire-1'])
      expect(text).not.toContain(secret);
  });

  it('has every stated field of an order [R3.17]', () => {
    const vehicle = {
      year: 2019,
      make: 'Honda',
      model: 'CR-V',
      trim: 'EX',
      makeSlug: 'honda',
      modelSlug: 'cr-v',
    };
    const [line] = anOrderRecord().lines;
    if (line === undefined) throw new Error('the order has a line');
    const order = anOrderRecord({
      vehicle,
      lines: [{ ...line, returned_quantity: 2 }],
      carrier: 'FedEx',
      tracking_number: '794612345678',
      po_number: 'PO-7731/B',
      loan_id: 'RSL-0A1B2C3D4E',
    });
    const appointment = {
      date: '2026-03-10',
      startTime: '09:00',
      amOrPm: 'AM',
      endsAt: '2026-03-10T15:00:00.000Z',
    } as unknown as NonNullable<ReturnType<typeof orderViewOf>['appointment']>;
    expect(orderViewOf(order, { ...ALONE, appointment })).toMatchObject({
      orderNumber: '4K7QZ9M2XA',
      placedAt: order.placed_at.toISOString(),
      lines: [{ quantity: 4, returnedQuantity: 2 }],
      shippingAddress: {
        name: 'Dana Okafor',
        address1: '1214 Wharton St',
        city: 'Philadelphia',
        state: 'PA',
        zip: '19147',
      },
      trackingNumber: '794612345678',
      carrier: 'FedEx',
      estimatedDeliveryOn: '2026-03-09',
      appointment,
      poNumber: 'PO-7731/B',
      loanId: 'RSL-0A1B2C3D4E',
      maskedEmail: 'd•••@example.com',
      vehicle,
    });
  });

  it('leads its owner to the receipt', () => {
    const order = anOrderRecord();
    expect(orderViewOf(order, { ...ALONE, shownBy: 'token' }).receiptPath).toBe(
      `/my_customers/pdf/${order.id}/${order.customer_id}/Receipt_${order.id}.pdf`,
    );
  });

  it('says that it is in an account only to that account, unless the account placed it', () => {
    const bought = anOrderRecord({ account_id: 'account-1', claimed_at: null });
    const claimed = anOrderRecord({ account_id: 'account-1', claimed_at: minutesAfterPlacing(1) });
    for (const shownBy of ['token', 'numberAndZip'] as const) {
      expect(orderViewOf(bought, { ...ALONE, shownBy }).isInAccount).toBe(true);
      expect(orderViewOf(claimed, { ...ALONE, shownBy })).toEqual(
        orderViewOf(anOrderRecord({ account_id: null }), { ...ALONE, shownBy }),
      );
    }
    expect(orderViewOf(claimed, { ...ALONE, shownBy: 'account' }).isInAccount).toBe(true);
  });

  it.each([
    [29.9, true],
    [30, false],
  ])('says after %s minutes whether it can be cancelled: %s', (minutes, canCancel) => {
    const order = anOrderRecord({ read_at: minutesAfterPlacing(minutes) });
    expect(orderViewOf(order, ALONE).canCancel).toBe(canCancel);
  });

  it('cannot be cancelled once the warehouse has it, however early', () => {
    const order = anOrderRecord({ state: 'pendingPickup', picked_up_at: minutesAfterPlacing(1) });
    expect(orderViewOf(order, ALONE).canCancel).toBe(false);
  });

  it('has times as ISO text, and null for events that have not happened', () => {
    const order = anOrderRecord({ state: 'pendingPickup', picked_up_at: minutesAfterPlacing(45) });
    const view = orderViewOf(order, ALONE);
    expect(view.placedAt).toBe('2026-03-04T15:00:00.000Z');
    expect(view.deliveredAt).toBeNull();
    expect(stepsOf(order).map(({ at }) => at)).toEqual([
      '2026-03-04T15:00:00.000Z',
      '2026-03-04T15:45:00.000Z',
      null,
      null,
    ]);
  });

  it('shows brand and last digits of the card, or nothing without a payment', () => {
    expect(orderViewOf(anOrderRecord(), ALONE).payment).toEqual({
      method: 'card',
      cardBrand: 'visa',
      cardLast4: '4242',
      giftCardNumber: null,
      giftCardInCents: 0,
    });
    expect(orderViewOf(anOrderRecord({ payment: null }), ALONE).payment).toBeNull();
  });

  it.each<[string, OrderMessage[], boolean]>([
    ['no mail', [], false],
    ['a mail that waits', [aReceipt({ state: 'queued' })], false],
    ['a text', [aReceipt({ channel: 'sms' })], false],
    ['another mail', [aReceipt({ template: 'order-cancelled' })], false],
    ['the receipt among others', [aReceipt({ template: 'order-cancelled' }), aReceipt()], true],
  ])('says after %s whether the receipt was sent [R4.14 receipt]', (_what, messages, isReceiptSent) => {
    expect(orderViewOf(anOrderRecord(), { ...ALONE, messages }).isReceiptSent).toBe(isReceiptSent);
  });

  it('promises no time at a warehouse while it is on hold', () => {
    const promised = { pickup_ready_by: new Date('2026-03-05T15:00:00.000Z') };
    expect(orderViewOf(anOrderRecord(promised), ALONE).pickupReadyBy).toBe('2026-03-05T15:00:00.000Z');
    const held = anOrderRecord({ ...promised, held_at: minutesAfterPlacing(5) });
    expect(orderViewOf(held, ALONE)).toMatchObject({ isOnHold: true, pickupReadyBy: null });
  });

  it('shows what was refunded', () => {
    const order = anOrderRecord({ state: 'cancelled', refunded_in_cents: cents(56_800) });
    expect(orderViewOf(order, ALONE)).toMatchObject({ state: 'cancelled', refundedInCents: 56_800 });
  });
});
