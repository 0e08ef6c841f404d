import { cents, type OrderNumber } from '@simpletread/domain';

import { afterSaleUrl } from '../order/index.js';
import * as mails from './return-message.js';

const NUMBER = '4K7QZ9M2XA' as OrderNumber;
const FACTS = {
  order: {
    id: 'o1',
    number: NUMBER,
    email: 'dana@example.com',
    first_name: 'Dana',
    payment: null,
    lines: [],
  },
  record: {
    ...{
      id: 'r1',
      number: 20001,
      lines: [],
      reason: 'changed-mind',
      state: 'denied',
      denial_reason: 'Mounted',
    },
    ...{ exchange: null, exchange_until: null },
  },
  price: {
    ...{ quantity: 0, feeInCents: cents(0), waivedInCents: cents(0), refundInCents: cents(0) },
  },
  url: 'https://shop.example.com/track-your-order/return?order=4K7QZ9M2XA',
  answerDueAt: new Date('2026-12-01T17:00:00Z'),
  exchange: null,
  refundDueAt: null,
  freedAppointment: null,
} as unknown as mails.ReturnFacts;

type Writer = (facts: mails.ReturnFacts) => { readonly blocks: readonly unknown[] };

describe('a mail about a return', () => {
  it.each(Object.entries(mails as unknown as Record<string, Writer>))(
    'names the order that its page asks for: %s',
    (_name, write) => {
      expect(JSON.stringify(write(FACTS).blocks)).toContain('["Order","4K7QZ-9M2XA"]');
    },
  );

  it('leads guests to their order, whichever this browser tracked last, and owners to their account', () => {
    const shop = 'https://shop.example.com';
    expect(afterSaleUrl(shop, { account_id: null, number: NUMBER }, 'coverage')).toBe(
      'https://shop.example.com/track-your-order/coverage?order=4K7QZ9M2XA',
    );
    expect(afterSaleUrl(shop, { account_id: 'a1', number: NUMBER }, 'claim')).toBe(
      'https://shop.example.com/account/my-orders/4K7QZ9M2XA/claim',
    );
  });
});
