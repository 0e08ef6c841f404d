import { cents, type RemovalPlan, tenderRefunds } from '@simpletread/domain';

import { mailParts } from '../../../test/builders/platform/mail-parts.js';
import type { OrderRecord } from '../order/index.js';
import { anOrderRecord } from '../order/testing/an-order-record.js';
import { orderChangedMail } from './change-message.js';
import type { PlannedChange } from './plan-change.js';

const BANKS = 'Banks take 3 to 5 business days to show a refund.';

const card = anOrderRecord();
const payment: OrderRecord['payment'] = card.payment && {
  ...card.payment,
  method: 'affirm',
  card_brand: null,
  card_last4: null,
};
const lender = anOrderRecord({ payment });

const mailOf = (order: OrderRecord, money: number, giftCard = 0, feeInCents = 0): string => {
  const paid = { moneyInCents: cents(money), giftCardInCents: cents(giftCard) };
  const none = { moneyInCents: cents(0), giftCardInCents: cents(0) };
  const refundInCents = cents(money + giftCard);
  const refunds = tenderRefunds({ paid, committed: none, paidWith: {} as never }, refundInCents);
  const handling = { feeInCents: cents(feeInCents), tires: 0 };
  const removal = { removed: [], refundInCents, handling, refunds: refunds.ok ? refunds.value : [] };
  const planned = {
    order,
    change: { kind: 'tires', lines: [] },
    preview: { fields: [], deliveryAfter: null, removal: removal as unknown as RemovalPlan },
  } as unknown as PlannedChange;
  return mailParts(orderChangedMail(planned, { to: order.email, servicePhone: '(800) 555-0199' })).text;
};

describe('the mail about removed tires', () => {
  it('says when banks show the refund only if a card gets money', () => {
    expect(mailOf(card, 14_200)).toContain(BANKS);
    expect(mailOf(card, 10_000, 4_200)).toContain(BANKS);
    expect(mailOf(card, 0, 14_200)).not.toContain(BANKS);
    expect(mailOf(lender, 14_200)).not.toContain(BANKS);
  });

  it('names the handling of an exchange that is deducted', () => {
    expect(mailOf(card, 14_200)).not.toContain('andling');
    const less = mailOf(card, 10_200, 0, 4_000);
    expect(less).toContain('We’re refunding what was removed, minus handling.');
    expect(less).toContain('Handling of the exchanged tires: $40.00 deducted');
  });

  it('promises no refund if nothing comes back', () => {
    expect(mailOf(card, 14_200)).toContain('We’re refunding what was removed.');
    const nothing = mailOf(card, 0);
    expect(nothing).not.toContain(BANKS);
    expect(nothing).not.toContain('refund');
  });
});
