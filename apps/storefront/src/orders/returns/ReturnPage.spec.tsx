import type { OrderReturns, ReturnView } from '@simpletread/contract';
import { cents, RETURN_STATES, ZERO_CENTS } from '@simpletread/domain';
import { renderToStaticMarkup } from 'react-dom/server';
import { ReturnPage } from './ReturnPage';
import { nextStep } from './return-words';

jest.mock('../tracking/prove-change', () => ({ proveChange: () => undefined }));
jest.mock('./return-actions', () => ({
  sendReturn: () => undefined,
  cancelOneReturn: () => undefined,
  appealOneReturn: () => undefined,
  addOnePicture: () => undefined,
}));

const amounts = {
  tiresInCents: cents(61_600),
  discountInCents: ZERO_CENTS,
  installationInCents: ZERO_CENTS,
  installationSavingInCents: ZERO_CENTS,
  roadHazardInCents: ZERO_CENTS,
  roadHazardSavingInCents: ZERO_CENTS,
  fetInCents: ZERO_CENTS,
  stateFeeInCents: ZERO_CENTS,
  freightInCents: ZERO_CENTS,
  salesTaxInCents: cents(4_928),
};

const offer: OrderReturns = {
  orderNumber: '4K7QZ9M2XA',
  deliveredAt: '2026-11-19T15:00:00.000Z',
  lastDay: '2026-12-19',
  daysLeft: 29,
  isOpen: true,
  maskedEmail: 'd•••@example.com',
  changesNeed: null,
  waivedHandling: null,
  vehicle: null,
  zip: '19147',
  refundTo: 'Visa 4242',
  lines: [
    {
      lineId: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
      name: 'Tour 4S',
      brandName: 'Kestrel',
      sizeCode: '225/65R17',
      serviceDescription: '102H',
      imageKey: 'touring',
      unitPriceInCents: cents(15_400),
      bought: 4,
      takenBack: 0,
      returnable: 4,
      amounts,
      adjustments: [],
    },
  ],
  returns: [],
};

const view: ReturnView = {
  returnNumber: 'RT-20001',
  state: 'approved',
  version: 2,
  reason: 'wrong-size',
  comments: '',
  pictureCount: 1,
  lines: [],
  money: {
    rows: [],
    feeInCents: cents(8_000),
    waivedInCents: ZERO_CENTS,
    feeWaivedBecause: null,
    refundInCents: cents(58_528),
    refunds: [],
  },
  requestedAt: '2026-11-20T15:00:00.000Z',
  answerDueAt: null,
  answeredAt: '2026-11-20T16:00:00.000Z',
  denialReason: null,
  receivedAt: null,
  refundDueAt: null,
  refundedAt: null,
  cancelledAt: null,
  canCancel: true,
  canAppeal: false,
  canAddPicture: false,
  exchange: null,
  hasLabel: true,
};

const lineOf = (accepted: number): ReturnView['lines'][number] => ({
  lineId: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
  name: 'Tour 4S',
  brandName: 'Kestrel',
  sizeCode: '225/65R17',
  imageKey: 'touring',
  quantity: 2,
  received: 2,
  accepted,
});

const shown = (change: Partial<OrderReturns> = {}, unreadCount = 0): string =>
  renderToStaticMarkup(
    <ReturnPage place="tracked" returns={{ ...offer, ...change }} formKey="key" unreadCount={unreadCount} />,
  );

describe('the page of returns', () => {
  it('asks for tires, reason and condition while a return is open, and names the last day', () => {
    const html = shown();
    expect(html).toContain('29 days left, until Sat, Dec 19');
    expect(shown({ daysLeft: 1 })).toContain('1 day left, until');
    expect(html).toContain('Kestrel Tour 4S 225/65R17 102H');
    expect(html).toContain('4 of 4');
    expect(html).toContain('Wrong size');
    expect(html).toContain('They are unused and unmounted');
  });

  it('has no form before delivery and after the last day', () => {
    const early = shown({ isOpen: false, deliveredAt: null, lastDay: null, daysLeft: null });
    expect(early).toContain('You can return tires once they are delivered.');
    const late = shown({ isOpen: false, daysLeft: -1 });
    expect(late).toContain('The last day for a return was');
    expect(late).not.toContain('Return tires');
    for (const html of [early, late]) expect(html).not.toContain('Send request');
  });

  it('shows the labels, the refund and the way to cancel of an approved return', () => {
    const html = shown({ returns: [view], isOpen: false });
    expect(html).toContain('href="/track-your-order/return/label/RT-20001"');
    expect(html).toContain('$585.28');
    expect(html).toContain('Cancel return');
    expect(html).toContain('All tires of this order are in a return or already returned.');
  });

  it('offers someone without the code only what they can read, and asks for it', () => {
    const html = shown({ returns: [{ ...view, canAppeal: true, canAddPicture: true }], changesNeed: 'code' });
    expect(html).toContain('href="/track-your-order/return/label/RT-20001"');
    expect(html).toContain('enter the code we email to d•••@example.com');
    expect(html).toContain('Email me a code');
    for (const step of ['Cancel return', 'Appeal', 'Add picture', 'Send request'])
      expect(html).not.toContain(step);
  });

  it('has whoever knows the number of an account’s order sign in', () => {
    const html = shown({ changesNeed: 'signIn' });
    expect(html).toContain('href="/account/my-orders/4K7QZ9M2XA/return"');
    expect(html).toContain('Sign in to return tires');
    for (const step of ['Send request', 'Email me a code']) expect(html).not.toContain(step);
  });

  it('asks for nothing where nothing can be changed', () => {
    const done = { ...view, canCancel: false, hasLabel: false };
    const html = shown({ returns: [done], isOpen: false, changesNeed: 'code' });
    expect(html).not.toContain('Email me a code');
  });

  it('lets its buyer appeal a denial, with our reason beside it', () => {
    const denied = {
      ...view,
      state: 'denied',
      denialReason: 'Mounted',
      canAppeal: true,
      hasLabel: false,
    } as const;
    const html = shown({ returns: [denied] });
    expect(html).toContain('Our reason: Mounted');
    expect(html).toContain('Why do you disagree?');
    expect(html).not.toContain('$585.28');
  });

  it('says how many pictures weren’t added', () => {
    expect(shown({}, 1)).toContain('couldn’t add one picture. Try again below.');
    expect(shown({}, 2)).toContain('couldn’t add 2 pictures. Try again below.');
    expect(shown()).not.toContain('couldn’t add');
  });

  it('has one sentence for each state', () => {
    const words = RETURN_STATES.map((state) => nextStep({ ...view, state }));
    expect(words.every((sentence) => sentence.endsWith('.'))).toBe(true);
  });

  it('promises a refund only for tires that were accepted', () => {
    const due = { ...view, state: 'received', refundDueAt: '2026-11-24T15:00:00.000Z' } as const;
    expect(nextStep({ ...due, lines: [lineOf(2)] })).toBe(
      'Your tires are here. We refund by Nov 24, 10:00 am ET.',
    );
    expect(nextStep({ ...due, lines: [lineOf(0)] })).toBe(
      'Your tires are here. We’re checking them and email you by Nov 24, 10:00 am ET.',
    );
  });

  it('speaks of banks only if one gets money', () => {
    const paid = (tender: 'money' | 'gift-card', to: string) =>
      nextStep({
        ...view,
        state: 'refunded',
        refundedAt: '2026-11-24T15:00:00.000Z',
        money: { ...view.money, refunds: [{ tender, to, amountInCents: cents(58_528) }] },
      });
    const done = 'Refunded Nov 24, 10:00 am ET.';
    expect(paid('money', 'Visa 4242')).toBe(`${done} Banks take 3 to 5 business days to show it.`);
    expect(paid('money', 'Affirm')).toBe(`${done} Affirm applies it to your plan.`);
    expect(paid('gift-card', 'Gift card 7K2M')).toBe(`${done} The money is back on Gift card 7K2M.`);
  });

  it.each([
    ['approved', 'back to Visa 4242, within 48 hours of receipt<'],
    ['received', 'back to Visa 4242<'],
    ['refunding', 'back to Visa 4242<'],
    ['refunded', '>refunded to Visa 4242<'],
  ] as const)('says where the money of a return that is %s goes', (state, words) => {
    expect(shown({ returns: [{ ...view, state }], isOpen: false })).toContain(words);
  });

  it('shows no money for tires that weren’t accepted', () => {
    const html = shown({ returns: [{ ...view, state: 'notAccepted' }], isOpen: false });
    expect(html).not.toContain('back to');
  });
});
