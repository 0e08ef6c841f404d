import type { CoverageClaimView, OrderCoverageClaims } from '@simpletread/contract';
import { cents } from '@simpletread/domain';

const TIRE = {
  lineId: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
  name: 'Tour 4S',
  brandName: 'Kestrel',
  sizeCode: '225/65R17',
  imageKey: 'touring',
};

/** An installed order in its first year of coverage. */
export const aCoverage: OrderCoverageClaims = {
  orderNumber: '4K7QZ9M2XA',
  startsOn: '2026-11-27',
  isFromInstallation: true,
  lastDay: '2029-11-27',
  year: 1,
  replacementLimitInCents: cents(40_000),
  isOpen: true,
  closedBecause: null,
  roadside: { isIncluded: true, lastDay: '2027-11-27', claimsLeft: 2, isOpen: true, closedBecause: null },
  maskedEmail: 'd•••@example.com',
  changesNeed: null,
  isPaidToAccount: false,
  lines: [
    {
      ...TIRE,
      serviceDescription: '102H',
      bought: 4,
      returned: 0,
      replaced: 0,
      isCovered: true,
      claimable: 4,
      paidPerTireInCents: cents(16_632),
      replacementInCents: cents(16_632),
    },
  ],
  claims: [],
};

export const aCoverageClaim: CoverageClaimView = {
  claimNumber: 'CC-20001',
  kind: 'replacement',
  state: 'requested',
  version: 1,
  line: TIRE,
  quantity: 2,
  billInCents: null,
  comments: 'A nail in the sidewall.',
  pictureCount: 1,
  year: 1,
  limitInCents: cents(80_000),
  amountInCents: cents(33_264),
  requestedAt: '2026-12-01T15:00:00.000Z',
  answerDueAt: '2026-12-02T15:00:00.000Z',
  question: null,
  answer: null,
  denialReason: null,
  appeal: null,
  decidedAt: null,
  paidAt: null,
  giftCard: null,
  cancelledAt: null,
  canAnswer: false,
  canCancel: true,
  canAppeal: false,
  canAddPicture: true,
  needsProof: false,
};
