import type { OrderPriceClaims, PriceClaimView } from '@simpletread/contract';
import { cents, PRICE_CLAIM_STATES, ZERO_CENTS } from '@simpletread/domain';
import { renderToStaticMarkup } from 'react-dom/server';
import { nextStep } from './claim-words';
import { ClaimPage } from './ClaimPage';

jest.mock('../tracking/prove-change', () => ({ proveChange: () => undefined }));
jest.mock('./claim-actions', () => ({
  sendClaim: () => undefined,
  withdrawOneClaim: () => undefined,
  addOnePicture: () => undefined,
}));

const LINE_ID = '7c9e6679-7425-40de-944b-e07fc1f90ae7';

const offer: OrderPriceClaims = {
  orderNumber: '4K7QZ9M2XA',
  placedAt: '2026-11-19T15:00:00.000Z',
  lastDay: '2026-12-19',
  daysLeft: 29,
  isOpen: true,
  closedBecause: null,
  maskedEmail: 'd•••@example.com',
  changesNeed: null,
  refundTo: 'Visa 4242',
  lines: [
    {
      lineId: LINE_ID,
      name: 'Tour 4S',
      brandName: 'Kestrel',
      sizeCode: '225/65R17',
      serviceDescription: '102H',
      imageKey: 'touring',
      bought: 4,
      returned: 0,
      amounts: {
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
      },
      adjustments: [],
      paidPerTireInCents: cents(15_400),
      isClaimed: false,
    },
  ],
  claims: [],
};

const view: PriceClaimView = {
  claimNumber: 'PG-20001',
  kind: 'offer',
  state: 'requested',
  version: 1,
  line: {
    lineId: LINE_ID,
    name: 'Tour 4S',
    brandName: 'Kestrel',
    sizeCode: '225/65R17',
    imageKey: 'touring',
  },
  pricePerTireInCents: cents(14_400),
  priceSeenAt: null,
  offerAddress: 'https://tires.example.com/',
  comments: '',
  pictureCount: 1,
  money: {
    quantity: 4,
    differenceInCents: cents(4_000),
    salesTaxInCents: cents(320),
    refundInCents: cents(4_320),
    refunds: [{ tender: 'money', to: 'Visa 4242', amountInCents: cents(4_320) }],
  },
  requestedAt: '2026-11-20T15:00:00.000Z',
  answerDueAt: '2026-11-21T15:00:00.000Z',
  answeredAt: null,
  denialReason: null,
  refundedAt: null,
  withdrawnAt: null,
  canWithdraw: true,
  canAddPicture: true,
  needsProof: false,
};

const page = (change: Partial<OrderPriceClaims> = {}): string =>
  renderToStaticMarkup(
    <ClaimPage place="tracked" claims={{ ...offer, ...change }} formKey="key" unreadCount={0} />,
  );

describe('the page of price claims', () => {
  it('offers the form with the price that was paid, while the guarantee lasts', () => {
    expect(page()).toContain('29 days left, until');
    expect(page()).toContain('$154.00 per tire');
    expect(page()).toContain('Send claim');
  });

  it('says why nothing can be claimed', () => {
    const closed = page({
      isOpen: false,
      closedBecause: 'You returned all of these tires, or we paid to replace them.',
    });
    expect(closed).toContain('You returned all of these tires, or we paid to replace them.');
    expect(closed).not.toContain('Send claim');
    const [line] = offer.lines;
    if (line === undefined) throw new Error('a line');
    expect(page({ lines: [{ ...line, isClaimed: true }] })).toContain(
      'Every tire in this order already has a claim.',
    );
  });

  it('shows a claim with its clock, money and what can be done', () => {
    const shown = page({ claims: [view] });
    expect(shown).toContain('PG-20001');
    expect(shown).toContain('$43.20');
    expect(shown).toContain('back to Visa 4242, if we approve');
    expect(shown).toContain('Withdraw claim');
    expect(shown).toContain('Add picture');
    expect(page({ claims: [{ ...view, state: 'denied', denialReason: 'Another size' }] })).toContain(
      'Our reason: Another size',
    );
  });

  it('asks a guest for the code from our email before anything can be changed', () => {
    const html = page({ changesNeed: 'code', claims: [view] });
    expect(html).toContain('To make or change a claim, enter the code we email to d•••@example.com');
    expect(html).toContain('PG-20001');
    for (const step of ['Send claim', 'Withdraw claim', 'Add picture']) expect(html).not.toContain(step);
  });

  it('sends whoever tracks an account’s order to sign in', () => {
    const html = page({ changesNeed: 'signIn' });
    expect(html).toContain('Only its owner can make or change a claim.');
    expect(html).toContain('href="/account/my-orders/4K7QZ9M2XA/claim"');
    expect(html).not.toContain('Send claim');
  });

  it('says what happens next in each state', () => {
    const steps = PRICE_CLAIM_STATES.map((state) => nextStep({ ...view, state }));
    expect(new Set(steps).size).toBe(PRICE_CLAIM_STATES.length);
    expect(nextStep({ ...view, needsProof: true })).toContain('Add a picture of the offer');
  });
});
