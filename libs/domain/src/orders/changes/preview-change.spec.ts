import { cents } from '../../money/index.js';
import { ORDER_STATES, type OrderState } from '../order/index.js';
import { FULFILMENTS } from '../order/fulfilment.js';
import { ORDER_CHANGE_KINDS, type OrderChangeKind } from './change-kind.js';
import { mayChange, maySwap } from './may-change.js';
import type { OrderContact } from './order-place.js';
import { type ChangeableOrder, type NewPlace, previewChange } from './preview-change.js';

const CONTACT: OrderContact = {
  email: 'dana@example.com',
  phone: '2155550149',
  phoneType: 'mobile',
  firstName: 'Dana',
  lastName: 'Okafor',
};
const ADDRESS = {
  address1: '1214 Wharton St',
  address2: null,
  city: 'Philadelphia',
  state: 'PA',
  zip: '19147',
  company: null,
  specialInstructions: null,
};
const LINE = {
  quantity: 4,
  rimIn: 17,
  tiresInCents: cents(56_800),
  discountInCents: cents(0),
  installationInCents: cents(0),
  installationSavingInCents: cents(0),
  roadHazardInCents: cents(0),
  roadHazardSavingInCents: cents(0),
  fetInCents: cents(0),
  stateFeeInCents: cents(400),
  freightInCents: cents(0),
  salesTaxInCents: cents(3_408),
};
const anOrder = (given: Partial<ChangeableOrder> = {}): ChangeableOrder => ({
  state: 'placed',
  fulfilment: 'ship-to-me',
  cancelRequestedAt: null,
  contact: CONTACT,
  address: ADDRESS,
  lines: [LINE],
  totalInCents: cents(60_608),
  isTaxExempt: false,
  deliveryOn: '2026-11-25',
  isAccountOfEmail: false,
  ...given,
});
const place = (salesTaxRatePpm: number, fee = 100, deliveryOn: string | null = '2026-11-27'): NewPlace => ({
  destination: {
    state: 'XX',
    salesTaxRatePpm,
    tireFee: { basis: 'flat', perTireInCents: cents(fee), ratePpm: 0 },
  },
  deliveryOn,
});
const toAddress = (given: Partial<typeof ADDRESS> = {}) => ({
  kind: 'address' as const,
  ...ADDRESS,
  ...given,
});
const toContact = (given: Partial<OrderContact> = {}) => ({
  kind: 'contact' as const,
  ...CONTACT,
  ...given,
});

describe('mayChange', () => {
  it('takes an address, another delivery and fewer tires until its label is printed, a contact until the carrier has the tires, and else gives the reason', () => {
    const answerTo = (state: OrderState, kind: OrderChangeKind) => {
      const may = mayChange(anOrder({ state }), kind);
      return may.ok ? 'open' : may.fault.code;
    };
    const answers = ORDER_STATES.map((state) => [
      state,
      answerTo(state, 'contact'),
      answerTo(state, 'address'),
      answerTo(state, 'receiving'),
      answerTo(state, 'tires'),
    ]);
    expect(answers).toEqual([
      ['placed', 'open', 'open', 'open', 'open'],
      ['pendingPickup', 'open', 'order.changeTooLate', 'order.changeTooLate', 'order.changeTooLate'],
      [
        'inTransit',
        'order.changeTooLate',
        'order.changeTooLate',
        'order.changeTooLate',
        'order.changeTooLate',
      ],
      [
        'delivered',
        'order.changeDelivered',
        'order.changeDelivered',
        'order.changeDelivered',
        'order.changeReturnInstead',
      ],
      [
        'cancelled',
        'order.alreadyCancelled',
        'order.alreadyCancelled',
        'order.alreadyCancelled',
        'order.alreadyCancelled',
      ],
    ]);
  });

  it('takes an address only where tires ship to the buyer, and everything else everywhere', () => {
    const answers = FULFILMENTS.map((fulfilment) =>
      ORDER_CHANGE_KINDS.map((kind) => {
        const may = mayChange(anOrder({ fulfilment }), kind);
        return may.ok ? 'open' : may.fault.code;
      }),
    );
    expect(Object.fromEntries(FULFILMENTS.map((name, index) => [name, answers[index]]))).toEqual({
      'ship-to-me': ['open', 'open', 'open', 'open'],
      'ship-to-shop': ['open', 'order.addressOfShop', 'open', 'open'],
      'fedex-pickup': ['open', 'order.addressOfPickup', 'open', 'open'],
      'warehouse-pickup': ['open', 'order.receivingOfPickup', 'order.receivingOfPickup', 'open'],
    });
  });

  it('takes none while a cancellation waits for a second person', () => {
    for (const kind of ORDER_CHANGE_KINDS)
      expect(mayChange(anOrder({ cancelRequestedAt: new Date(0) }), kind)).toMatchObject({
        fault: { code: 'approval.pending' },
      });
  });
});

describe('maySwap', () => {
  it('follows the rules for fewer tires, and takes nothing while an order is held', () => {
    const answerTo = (given: Partial<ChangeableOrder>, isHeld: boolean) => {
      const may = maySwap({ ...anOrder(given), isHeld });
      return may.ok ? 'open' : may.fault.code;
    };
    expect(answerTo({}, false)).toBe('open');
    expect(answerTo({}, true)).toBe('order.swapHeld');
    expect(answerTo({ state: 'delivered' }, false)).toBe('order.changeReturnInstead');
  });
});

describe('previewChange of a contact', () => {
  it('names each field that differs, the two mailboxes that get an email, and no new price', () => {
    const preview = previewChange(
      anOrder(),
      toContact({ email: 'new@example.com', lastName: 'Reyes' }),
      null,
    );
    expect(preview).toEqual({
      ok: true,
      value: {
        fields: [
          { label: 'Last name', before: 'Okafor', after: 'Reyes' },
          { label: 'Email', before: 'dana@example.com', after: 'new@example.com' },
        ],
        amounts: [
          { label: 'State tire fee', beforeInCents: 400, afterInCents: 400 },
          { label: 'Sales tax', beforeInCents: 3_408, afterInCents: 3_408 },
          { label: 'Total', beforeInCents: 60_608, afterInCents: 60_608 },
        ],
        deliveryBefore: '2026-11-25',
        deliveryAfter: '2026-11-25',
        leavesAccount: false,
        effects: [
          'The order is in the name of Dana Reyes.',
          'Price and delivery stay the same.',
          expect.stringMatching(/^Emails about this order go to n•••@/),
          expect.stringMatching(/^We email a confirmation to d•••@.* and n•••@/),
        ],
      },
    });
  });

  it.each([
    ['ship-to-shop', 'We email the shop the name Dee Okafor.'],
    ['fedex-pickup', 'Dee Okafor picks up the tires with a photo ID.'],
    ['warehouse-pickup', 'Dee Okafor picks up the tires with the pickup code or a photo ID.'],
  ] as const)('says what a new name does for %s', (fulfilment, effect) => {
    const preview = previewChange(anOrder({ fulfilment }), toContact({ firstName: 'Dee' }), null);
    expect(preview.ok && preview.value.effects[0]).toBe(effect);
  });

  it('promises a text only to the mobile number of an order for a FedEx location', () => {
    const effects = (given: Partial<ChangeableOrder>, phoneType: 'mobile' | 'home' = 'mobile') => {
      const preview = previewChange(anOrder(given), toContact({ phone: '2155550150', phoneType }), null);
      return preview.ok ? preview.value.effects[0] : null;
    };
    expect(effects({})).toBe('The phone number of the order is (215) 555 0150.');
    expect(effects({ fulfilment: 'fedex-pickup' })).toBe(
      'The text that the tires are ready goes to (215) 555 0150.',
    );
    expect(effects({ fulfilment: 'fedex-pickup' }, 'home')).toBe(
      'The phone number of the order is (215) 555 0150.',
    );
  });

  it('says that an order leaves the account of its old mailbox, but not for another spelling of it', () => {
    const order = anOrder({ isAccountOfEmail: true });
    const leaving = previewChange(order, toContact({ email: 'new@example.com' }), null);
    expect(leaving.ok && leaving.value).toMatchObject({ leavesAccount: true });
    expect(leaving.ok && leaving.value.effects.at(-1)).toMatch(
      /^The order leaves the account it is in. If n•••@example.com has/,
    );
    const respelled = previewChange(order, toContact({ email: 'Dana@Example.com' }), null);
    expect(respelled.ok && respelled.value.leavesAccount).toBe(false);
    const bought = previewChange(anOrder(), toContact({ email: 'new@example.com' }), null);
    expect(bought.ok && bought.value.leavesAccount).toBe(false);
  });

  it('knows an extension as a part of the number', () => {
    const preview = previewChange(anOrder(), toContact({ phone: '2155550149x12' }), null);
    expect(preview.ok && preview.value.fields).toEqual([
      { label: 'Phone', before: '(215) 555 0149', after: '(215) 555 0149 ext. 12' },
    ]);
  });

  it('refuses what the order already says', () => {
    expect(previewChange(anOrder(), toContact(), null)).toMatchObject({
      fault: { code: 'order.changeUnchanged' },
    });
  });
});

describe('previewChange of an address', () => {
  it('promises the tires for the new place, at the same price within a state', () => {
    // The rate has changed since: an order of the same state is not charged by it.
    const change = toAddress({ address1: '9 Elm St', city: 'Pittsburgh', zip: '15213' });
    const preview = previewChange(anOrder(), change, place(990_000));
    expect(preview.ok && preview.value.effects).toEqual([
      'The tires ship to 9 Elm St, Pittsburgh, PA 15213.',
      'The tires arrive by Fri, Nov 27 instead of Wed, Nov 25.',
      'The price stays the same.',
      'Use ZIP code 15213 to track this order.',
      expect.stringMatching(/^We email a confirmation to d•••@/),
    ]);
    expect(preview.ok && preview.value.amounts.at(-1)).toMatchObject({ afterInCents: 60_608 });
  });

  it('takes another state of the same tax and fee', () => {
    expect(previewChange(anOrder(), toAddress({ state: 'NJ', zip: '08002' }), place(60_000)).ok).toBe(true);
  });

  it.each([
    [62_500, 100, 'order.changeCostsMore', '$1.42'],
    [60_000, 150, 'order.changeCostsMore', '$2.00'],
    [0, 100, 'order.changeCostsLess', '$34.08'],
    [60_000, 0, 'order.changeCostsLess', '$4.00'],
  ] as const)('refuses another state with a tax of %d and a fee of %d', (rate, fee, code, amount) => {
    const preview = previewChange(anOrder(), toAddress({ state: 'NJ', zip: '08002' }), place(rate, fee));
    expect(preview).toMatchObject({ ok: false, fault: { code, data: { amount } } });
  });

  it('refuses another state whose fee rises by what its tax falls', () => {
    // 5.5% are $31.24: $2.84 less, which $0.71 more a tire make up for.
    const preview = previewChange(anOrder(), toAddress({ state: 'NJ', zip: '08002' }), place(55_000, 171));
    expect(preview).toMatchObject({ ok: false, fault: { code: 'order.changeTaxedAnew' } });
  });

  it('keeps an order that was taxed anew for another delivery in its state, even for the same tax and fee', () => {
    const moved = anOrder({ isTaxedAnew: true });
    const to = (change: Partial<typeof ADDRESS>) => previewChange(moved, toAddress(change), place(60_000));
    expect(to({ state: 'NJ', zip: '08002' })).toMatchObject({ fault: { code: 'order.changeTaxedAnew' } });
    expect(to({ city: 'Pittsburgh', zip: '15213' }).ok).toBe(true);
  });

  it('keeps an exempt buyer in the state of the exemption', () => {
    const exempt = anOrder({ isTaxExempt: true, lines: [{ ...LINE, salesTaxInCents: cents(0) }] });
    const to = (change: Partial<typeof ADDRESS>) => previewChange(exempt, toAddress(change), place(0));
    expect(to({ state: 'NJ', zip: '08002' })).toMatchObject({ fault: { code: 'order.changeExempt' } });
    expect(to({ city: 'Pittsburgh', zip: '15213' }).ok).toBe(true);
  });

  it('says that no day is known, that the day is the same, and nothing of the ZIP where it stays', () => {
    const effects = (deliveryOn: string | null) => {
      const preview = previewChange(
        anOrder(),
        toAddress({ address1: '9 Elm St' }),
        place(60_000, 100, deliveryOn),
      );
      return preview.ok ? preview.value.effects.slice(1, 4) : null;
    };
    expect(effects(null)?.[0]).toBe('We don’t know yet when the tires arrive at the new address.');
    expect(effects('2026-11-25')?.[0]).toBe('The tires still arrive by Wed, Nov 25.');
    expect(effects('2026-11-25')?.[2]).toMatch(/^We email/);
  });

  it('refuses what the order already says, and what an order of a shop can’t take', () => {
    expect(previewChange(anOrder(), toAddress(), place(60_000))).toMatchObject({
      fault: { code: 'order.changeUnchanged' },
    });
    const ofShop = anOrder({ fulfilment: 'ship-to-shop' });
    expect(previewChange(ofShop, toAddress({ zip: '15213' }), place(60_000))).toMatchObject({
      fault: { code: 'order.addressOfShop' },
    });
  });
});
