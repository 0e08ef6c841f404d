import { cents, ZERO_CENTS } from '../../../money/index.js';
import type { Result } from '../../../result/index.js';
import type { SaleAmounts } from '../../order/index.js';
import { previewReceiving } from './preview-receiving.js';
import type { ReceivingFacts, ReceivingPlace } from './receiving-facts.js';
import { waysFrom, type WayToReceive } from './way-to-receive.js';

const ADDRESS = {
  address1: '1 Main St',
  address2: '',
  city: 'Philadelphia',
  state: 'PA',
  zip: '19103',
  company: null,
  specialInstructions: null,
} as const;

const CONTACT = {
  email: 'dana@example.com',
  phone: '2155550123',
  phoneType: 'mobile',
  firstName: 'Dana',
  lastName: 'Okafor',
} as const;

const AMOUNTS: SaleAmounts = {
  tiresInCents: cents(60_000),
  discountInCents: cents(10_000),
  installationInCents: cents(8_000),
  installationSavingInCents: cents(2_500),
  roadHazardInCents: cents(7_000),
  roadHazardSavingInCents: ZERO_CENTS,
  fetInCents: ZERO_CENTS,
  stateFeeInCents: cents(400),
  freightInCents: ZERO_CENTS,
  // 6% of 555.00
  salesTaxInCents: cents(3_330),
};

const POINT = {
  code: 'FX1',
  name: 'FedEx Office Market St',
  address1: '2 Market St',
  city: 'Philadelphia',
  state: 'PA',
  zip: '19106',
};

const inState = (state: string, salesTaxRatePpm: number, feeInCents: number): ReceivingPlace => ({
  destination: {
    state,
    salesTaxRatePpm,
    tireFee: { basis: 'flat', perTireInCents: cents(feeInCents), ratePpm: 0 },
  },
  deliveryOn: '2026-12-01',
  point: null,
});
const AT_HOME = inState('PA', 60_000, 100);

const atShop = (
  given: Partial<ReceivingFacts> = {},
  order: Partial<ReceivingFacts['order']> = {},
): ReceivingFacts => ({
  state: 'placed',
  fulfilment: 'ship-to-shop',
  cancelRequestedAt: null,
  contact: CONTACT,
  address: ADDRESS,
  shopName: 'Peak Tire',
  appointment: 'Fri, Dec 4, 9:00 am',
  point: null,
  deliveryOn: '2026-12-01',
  order: {
    paidWith: { money: 'Visa 4242', 'gift-card': 'Gift card 7K2M-9QXW' },
    paid: { moneyInCents: cents(66_230), giftCardInCents: ZERO_CENTS },
    committed: { moneyInCents: ZERO_CENTS, giftCardInCents: ZERO_CENTS },
    isTaxExempt: false,
    isInstalled: true,
    state: 'PA',
    lines: [{ lineId: 'a', name: 'Kestrel Tour 4S', bought: 4, takenBack: 0, amounts: AMOUNTS }],
    ...order,
  },
  ...given,
});

const toMe = (given: Partial<typeof ADDRESS | { zip: string; state: string }> = {}): WayToReceive => ({
  fulfilment: 'ship-to-me',
  ...ADDRESS,
  ...given,
});
const toPoint: WayToReceive = { fulfilment: 'fedex-pickup', pickupPointCode: POINT.code };
const preview = (facts: ReceivingFacts, to: WayToReceive, place = AT_HOME) =>
  previewReceiving(facts, { kind: 'receiving', to }, place);

const valueOf = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Error(result.fault.code);
  return result.value;
};

describe('receiving an order another way', () => {
  it('gives an installation back with its tax and coverage, and keeps tires, discounts and the fees of the state', () => {
    const seen = valueOf(preview(atShop(), toMe()));
    expect(seen.amounts).toEqual([
      { label: 'Tires', beforeInCents: 50_000, afterInCents: 50_000 },
      { label: 'Installation', beforeInCents: 5_500, afterInCents: 0 },
      { label: 'Road hazard coverage', beforeInCents: 7_000, afterInCents: 0 },
      { label: 'State tire fee', beforeInCents: 400, afterInCents: 400 },
      { label: 'Sales tax', beforeInCents: 3_330, afterInCents: 3_000 },
      { label: 'Total', beforeInCents: 66_230, afterInCents: 53_400 },
    ]);
    expect(seen.receiving.refunds).toEqual([
      {
        tender: 'money',
        amountInCents: 12_830,
        entries: expect.arrayContaining([
          { account: 'installation_payable', amountInCents: 8_000 },
          { account: 'sales_revenue', amountInCents: -2_500 },
          { account: 'coverage_revenue', amountInCents: 7_000 },
          { account: 'tax_payable', amountInCents: 330 },
          { account: 'card_clearing', amountInCents: -12_830 },
        ]) as unknown,
      },
    ]);
    expect(seen.receiving.adjusted).toEqual([
      {
        lineId: 'a',
        adjustment: {
          fromTire: 0,
          tiresInCents: 0,
          salesTaxInCents: 330,
          dropsInstallation: true,
          dropsCoverage: true,
          isForReceiving: true,
        },
      },
    ]);
  });

  it('names the address, the appointment and the coverage that go, and each effect in a sentence', () => {
    const seen = valueOf(preview(atShop(), toMe({ zip: '19104' })));
    expect(seen.fields).toEqual([
      { label: 'Delivery', before: 'Installation at Peak Tire', after: 'Shipped to an address' },
      { label: 'Appointment', before: 'Fri, Dec 4, 9:00 am', after: null },
      { label: 'ZIP code', before: '19103', after: '19104' },
      { label: 'Road hazard coverage for Kestrel Tour 4S', before: 'Covered', after: null },
    ]);
    expect(seen.effects).toEqual([
      'The tires ship to 1 Main St, Philadelphia, PA 19104.',
      'The tires still arrive by Tue, Dec 1.',
      'The installation at Peak Tire on Fri, Dec 4, 9:00 am is cancelled. We email the shop.',
      'Road hazard coverage and roadside assistance end.',
      '$128.30 is refunded to Visa 4242.',
      'Use ZIP code 19104 to track this order.',
      'We email a confirmation to d•••@example.com.',
    ]);
  });

  it('changes only the place of tires that ship to an address of the same state', () => {
    const facts = atShop(
      { fulfilment: 'ship-to-me', shopName: null, appointment: null },
      {
        isInstalled: false,
        lines: [
          {
            lineId: 'a',
            name: 'Kestrel Tour 4S',
            bought: 4,
            takenBack: 0,
            amounts: {
              ...AMOUNTS,
              installationInCents: ZERO_CENTS,
              installationSavingInCents: ZERO_CENTS,
              roadHazardInCents: ZERO_CENTS,
              salesTaxInCents: cents(3_000),
            },
          },
        ],
      },
    );
    const seen = valueOf(preview(facts, toPoint, { ...AT_HOME, point: POINT }));
    expect(seen.receiving).toMatchObject({ adjusted: [], refunds: [], refundInCents: 0, rebooked: [] });
    expect(seen.fields.map(({ label, after }) => [label, after])).toEqual([
      ['Delivery', 'FedEx pickup'],
      ['Pickup location', 'FedEx Office Market St, 2 Market St, Philadelphia, PA 19106'],
    ]);
    expect(seen.effects.slice(1, 4)).toEqual([
      'We email and text Dana when they’re ready to pick up with a photo ID.',
      'The tires still arrive by Tue, Dec 1.',
      'The price stays the same.',
    ]);
  });

  it('pays a higher tax of another state from what comes back, and refuses what would cost more', () => {
    const facts = atShop();
    // 8% of 500.00 and 4.00 a tire: 10.00 more tax on the tires, 12.00 more fee.
    const seen = valueOf(preview(facts, toMe({ state: 'NJ', zip: '08002' }), inState('NJ', 80_000, 400)));
    expect(seen.receiving.refundInCents).toBe(5_500 + 7_000 - 670 - 1_200);
    expect(seen.effects).toContain('Sales tax and tire fee are those of New Jersey.');
    const [{ entries = [] } = {}] = seen.receiving.refunds;
    expect(entries).toContainEqual({ account: 'tax_payable', amountInCents: -670 });
    expect(entries).toContainEqual({ account: 'fees_payable', amountInCents: -1_200 });
    expect(preview(facts, toMe(), inState('NJ', 1_000_000, 100))).toMatchObject({
      fault: { code: 'order.receivingCostsMore', data: { amount: '$341.70' } },
    });
  });

  it('keeps an exempt buyer in the state of the certificate', () => {
    const exempt = atShop({}, { isTaxExempt: true });
    expect(preview(exempt, toMe(), inState('NJ', 0, 0))).toMatchObject({
      fault: { code: 'order.changeExempt' },
    });
    expect(preview(exempt, toMe()).ok).toBe(true);
  });

  it('refuses the same location, another address of an order that ships to one, and tires that are labeled', () => {
    const shipped = atShop({ fulfilment: 'ship-to-me' });
    const held = atShop({ fulfilment: 'fedex-pickup', point: POINT });
    const labeled = atShop({ state: 'pendingPickup' });
    const codes = [preview(shipped, toMe()), preview(held, toPoint), preview(labeled, toMe())].map((each) =>
      each.ok ? 'ok' : each.fault.code,
    );
    expect(codes).toEqual(['order.changeUnchanged', 'order.changeUnchanged', 'order.changeTooLate']);
  });

  it('books an installation that a promotion paid for without a refund', () => {
    const amounts = {
      ...AMOUNTS,
      installationSavingInCents: AMOUNTS.installationInCents,
      roadHazardInCents: ZERO_CENTS,
      salesTaxInCents: cents(3_000),
    };
    const line = { lineId: 'a', name: 'Kestrel Tour 4S', bought: 4, takenBack: 0, amounts };
    const seen = valueOf(preview(atShop({}, { lines: [line] }), toMe()));
    expect(seen.receiving.refunds).toEqual([]);
    expect(seen.receiving.rebooked).toEqual([
      { account: 'sales_revenue', amountInCents: -8_000 },
      { account: 'installation_payable', amountInCents: 8_000 },
    ]);
  });

  it('offers an address only to tires that don’t ship to one, and a location to all', () => {
    expect([waysFrom('ship-to-shop'), waysFrom('ship-to-me'), waysFrom('fedex-pickup')]).toEqual([
      ['ship-to-me', 'fedex-pickup'],
      ['fedex-pickup'],
      ['ship-to-me', 'fedex-pickup'],
    ]);
  });
});
