import { cents, sumCents } from '../../money/index.js';
import type { SaleAmounts } from '../order/index.js';
import type { StayingTires } from './order-change.js';
import type { RemovableLine } from './plan-removal.js';
import { previewTires, type TiresFacts } from './preview-tires.js';

const NAME = 'Kestrel Tour 4S 225/65R17 102H';
const AMOUNTS: SaleAmounts = {
  tiresInCents: cents(60_000),
  discountInCents: cents(0),
  installationInCents: cents(0),
  installationSavingInCents: cents(0),
  roadHazardInCents: cents(8_000),
  roadHazardSavingInCents: cents(0),
  fetInCents: cents(0),
  stateFeeInCents: cents(400),
  freightInCents: cents(0),
  salesTaxInCents: cents(3_600),
};
const aLine = (given: Partial<RemovableLine> = {}): RemovableLine => ({
  lineId: 'front',
  name: NAME,
  bought: 4,
  takenBack: 0,
  amounts: AMOUNTS,
  adjustments: [],
  ...given,
});
const facts = (given: Partial<TiresFacts> = {}, lines = [aLine()]): TiresFacts => ({
  state: 'placed',
  fulfilment: 'ship-to-me',
  cancelRequestedAt: null,
  order: {
    paidWith: { money: 'Visa 4242', 'gift-card': 'Gift card 7K2M-9QXW' },
    paid: { moneyInCents: cents(72_000), giftCardInCents: cents(0) },
    committed: { moneyInCents: cents(0), giftCardInCents: cents(0) },
    lines,
  },
  email: 'dana@example.com',
  shopName: null,
  appointment: null,
  deliveryOn: '2026-11-27',
  ...given,
});
const stay = (quantity: number, given: Partial<StayingTires> = {}): StayingTires => ({
  lineId: 'front',
  quantity,
  keepsCoverage: true,
  ...given,
});
const preview = (lines: readonly StayingTires[], given: TiresFacts = facts()) =>
  previewTires(given, { kind: 'tires', lines });
const codeOf = (result: ReturnType<typeof preview>) => (result.ok ? 'ok' : result.fault.code);

describe('previewTires', () => {
  it('deducts handling that an exchange waived, as its own row, unless we can’t deliver the tires', () => {
    const waived = { tires: 4, chargedAgain: 0, standing: 4, lineIds: ['front'] };
    const given = facts();
    const exchanged = { ...given, order: { ...given.order, waived } };
    const seen = preview([stay(3)], exchanged);
    expect(seen.ok && seen.value.amounts.slice(-2)).toEqual([
      { label: 'Handling of the exchanged tires', beforeInCents: 0, afterInCents: 2_000 },
      { label: 'Total', beforeInCents: 72_000, afterInCents: 56_000 },
    ]);
    expect(seen.ok && seen.value.removal).toMatchObject({
      refundInCents: 16_000,
      handling: { feeInCents: 2_000, tires: 1 },
    });
    expect(seen.ok && seen.value.effects.slice(0, 2)).toEqual([
      '$160.00 is refunded to Visa 4242.',
      '$20.00 is deducted for handling. The exchange waived it while these tires were kept.',
    ]);
    const ours = previewTires(exchanged, { kind: 'tires', lines: [stay(3)], waivesHandling: true });
    expect(ours.ok && ours.value.removal).toMatchObject({
      refundInCents: 18_000,
      handling: { feeInCents: 0, tires: 1 },
    });
  });

  it('shows each line before and after, each amount, and everything that happens', () => {
    const seen = preview([stay(3)]);
    expect(seen.ok && seen.value).toMatchObject({
      fields: [{ label: NAME, before: '4 tires', after: '3 tires' }],
      amounts: [
        { label: 'Tires', beforeInCents: 60_000, afterInCents: 45_000 },
        { label: 'Road hazard coverage', beforeInCents: 8_000, afterInCents: 6_000 },
        { label: 'State tire fee', beforeInCents: 400, afterInCents: 300 },
        { label: 'Sales tax', beforeInCents: 3_600, afterInCents: 2_700 },
        { label: 'Total', beforeInCents: 72_000, afterInCents: 54_000 },
      ],
      deliveryBefore: '2026-11-27',
      deliveryAfter: '2026-11-27',
      effects: [
        '$180.00 is refunded to Visa 4242.',
        '1 tire goes back to stock.',
        'We email a confirmation to d•••@example.com.',
      ],
      removal: {
        removed: [{ lineId: 'front', quantity: 1 }],
        refundInCents: 18_000,
        refundedInCents: 18_000,
      },
    });
  });

  it('drops the coverage of the tires that stay, and of no others twice', () => {
    const seen = preview([stay(2, { keepsCoverage: false })]);
    if (!seen.ok) throw new Error(seen.fault.code);
    const { removal, fields, effects } = seen.value;
    expect(fields).toEqual([
      { label: NAME, before: '4 tires', after: '2 tires' },
      { label: `Road hazard coverage for ${NAME}`, before: '4 tires', after: null },
    ]);
    expect(removal.refundInCents).toBe(8_000 + 30_000 + 200 + 1_800);
    expect(effects).toContain(`Road hazard coverage for ${NAME} ends.`);
    const [uncovered] = removal.uncovered;
    const after = aLine({ takenBack: 2, adjustments: uncovered === undefined ? [] : [uncovered.adjustment] });
    expect(codeOf(preview([stay(2, { keepsCoverage: false })], facts({}, [after])))).toBe(
      'order.changeUnchanged',
    );
    const rest = preview([stay(1)], facts({}, [after]));
    expect(rest.ok && rest.value.removal.refundInCents).toBe(15_000 + 100 + 900);
  });

  it('names only the line whose coverage ends', () => {
    const rear = 'Kestrel Tour 4S 245/60R17';
    const lines = [aLine(), aLine({ lineId: 'rear', name: rear })];
    const paid = { moneyInCents: cents(144_000), giftCardInCents: cents(0) };
    const order = { ...facts().order, lines, paid };
    const seen = preview([stay(4, { keepsCoverage: false })], facts({ order }));
    const ends = seen.ok && seen.value.effects.filter((effect) => effect.startsWith('Road hazard coverage'));
    expect(ends).toEqual([`Road hazard coverage for ${NAME} ends.`]);
  });

  it('leaves the discount of the tires that stay, and says so', () => {
    const discounted = aLine({ amounts: { ...AMOUNTS, discountInCents: cents(8_000) } });
    const seen = preview([stay(2)], facts({}, [discounted]));
    expect(seen.ok && seen.value.amounts[0]).toEqual({
      label: 'Tires',
      beforeInCents: 52_000,
      afterInCents: 26_000,
    });
    expect(seen.ok && seen.value.effects).toContain('The remaining tires keep their discount.');
  });

  it('refunds money first, then the gift card, and each refund is booked to zero', () => {
    const order = facts().order;
    const paid = { moneyInCents: cents(10_000), giftCardInCents: cents(62_000) };
    const seen = preview([stay(3)], facts({ order: { ...order, paid } }));
    if (!seen.ok) throw new Error(seen.fault.code);
    const { refunds } = seen.value.removal;
    expect(refunds.map(({ tender, amountInCents }) => [tender, amountInCents])).toEqual([
      ['money', 10_000],
      ['gift-card', 8_000],
    ]);
    for (const { entries } of refunds) expect(sumCents(entries.map((entry) => entry.amountInCents))).toBe(0);
  });

  it('tells the shop, and keeps the appointment', () => {
    const atShop = facts({ shopName: 'South Street Auto', appointment: 'Fri, Dec 4, 9:00 am' });
    const seen = preview([stay(3)], atShop);
    expect(seen.ok && seen.value.effects.slice(2, 4)).toEqual([
      'We email South Street Auto the new tire count.',
      'The appointment on Fri, Dec 4, 9:00 am stays the same.',
    ]);
  });

  it.each([
    ['more tires', [stay(5)], 'order.changeMoreTires'],
    ['the same tires', [stay(4)], 'order.changeUnchanged'],
    ['no tires', [stay(0)], 'order.changeLeavesNothing'],
    ['tires of another order', [stay(1, { lineId: 'other' })], 'order.changeLineUnknown'],
    ['a line twice', [stay(1), stay(2)], 'order.changeLineUnknown'],
  ] as const)('refuses %s', (_, lines, code) => {
    expect(codeOf(preview(lines))).toBe(code);
  });

  it('drops a whole line while another one stays', () => {
    const lines = [aLine(), aLine({ lineId: 'rear', name: 'Kestrel Tour 4S 245/60R17' })];
    const paid = { moneyInCents: cents(144_000), giftCardInCents: cents(0) };
    const seen = preview([stay(0)], facts({ order: { ...facts().order, lines, paid } }));
    expect(seen.ok && seen.value.fields).toEqual([{ label: NAME, before: '4 tires', after: null }]);
    expect(seen.ok && seen.value.removal.refundInCents).toBe(72_000);
  });

  it('is the buyer’s only while the order can be cancelled', () => {
    expect(codeOf(preview([stay(3)], facts({ isBuyerLate: true })))).toBe('order.changeWindowClosed');
    expect(codeOf(preview([stay(3)], facts({ state: 'pendingPickup' })))).toBe('order.changeTooLate');
    expect(codeOf(preview([stay(3)], facts({ cancelRequestedAt: new Date(0) })))).toBe('approval.pending');
  });
});
