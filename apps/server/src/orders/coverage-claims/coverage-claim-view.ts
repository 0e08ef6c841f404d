import type { CoverageClaimView } from '@simpletread/contract';
import {
  answerDueAt,
  type CoverageClaimState,
  coverageClaimMachine,
  coverageLimit,
  formatCoverageClaimNumber,
  giftCardLabel,
  MOST_COVERAGE_CLAIM_PICTURES,
  transition,
  ZERO_CENTS,
} from '@simpletread/domain';

import type { OrderLineRecord } from '../order/index.js';
import type { CoverageClaimRecord } from './coverage-claim.reader.js';
import { amountOfClaim, type CoverageFacts, lineOfClaim } from './coverage-facts.js';

const TAKE_PICTURES: readonly CoverageClaimState[] = ['requested', 'moreAsked', 'appealed'];

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

/** True while its buyer can add pictures: until it is decided, up to four. */
export const takesPictures = ({ state, pictures }: CoverageClaimRecord): boolean =>
  TAKE_PICTURES.includes(state) && pictures.length < MOST_COVERAGE_CLAIM_PICTURES;

/** True until damage or bill is proved by a picture. */
export const needsProof = ({ pictures }: Pick<CoverageClaimRecord, 'pictures'>): boolean =>
  pictures.length === 0;

/** When a claim must be answered; null if it isn't our turn, as until its first picture. */
export const dueAtOf = ({
  our_turn_since: since,
}: Pick<CoverageClaimRecord, 'our_turn_since'>): Date | null => (since === null ? null : answerDueAt(since));

/** The results of the guards of a buyer's steps. */
export const buyerGuards = ({ appealed_at: appealedAt }: CoverageClaimRecord) => ({
  firstAppeal: appealedAt === null,
});

const can = (record: CoverageClaimRecord, event: 'answer' | 'cancel' | 'appeal'): boolean =>
  transition(coverageClaimMachine, record.state, event, buyerGuards(record)).ok;

/** The tire of a line as its buyer sees it. */
export const shownTire = (line: OrderLineRecord) => ({
  lineId: line.id,
  name: line.line_name,
  brandName: line.brand_name,
  sizeCode: line.size_code,
  imageKey: line.image_key,
});

/** A claim as its buyer sees it. */
export const coverageClaimViewOf = (facts: CoverageFacts, record: CoverageClaimRecord): CoverageClaimView => {
  const line = lineOfClaim(facts, record);
  const amount = amountOfClaim(facts, record);
  const { gift_card_number: giftCardNumber } = record;
  return {
    claimNumber: formatCoverageClaimNumber(record.number),
    kind: record.kind,
    state: record.state,
    version: record.version,
    line: line === null ? null : shownTire(line),
    quantity: record.quantity,
    billInCents: record.bill_in_cents,
    comments: record.comments,
    pictureCount: record.pictures.length,
    year: record.year,
    limitInCents: coverageLimit(record),
    amountInCents: amount.ok ? amount.value : ZERO_CENTS,
    requestedAt: record.requested_at.toISOString(),
    answerDueAt: iso(dueAtOf(record)),
    question: record.question,
    answer: record.answer,
    denialReason: record.denial_reason,
    appeal: record.appeal,
    decidedAt: iso(record.decided_at),
    paidAt: iso(record.paid_at),
    giftCard: giftCardNumber === null ? null : giftCardLabel(giftCardNumber),
    cancelledAt: iso(record.cancelled_at),
    canAnswer: can(record, 'answer'),
    canCancel: can(record, 'cancel'),
    canAppeal: can(record, 'appeal'),
    canAddPicture: takesPictures(record),
    needsProof: TAKE_PICTURES.includes(record.state) && needsProof(record),
  };
};
