import { Injectable } from '@nestjs/common';
import type { AdminCoverageClaim } from '@simpletread/contract';
import {
  COVERAGE_CLAIMS_TO_ANSWER,
  coverageStart,
  lastCoverageDay,
  lastRoadsideDay,
  ok,
  refundsAlone,
  refuse,
  type Result,
  tirePrices,
  ZERO_CENTS,
} from '@simpletread/domain';

import type { StaffPrincipal } from '../../../platform/access/index.js';
import { emailFor } from '../../order/index.js';
import { type CoverageClaimRecord, CoverageClaimReader } from '../coverage-claim.reader.js';
import { coverageClaimViewOf, dueAtOf } from '../coverage-claim-view.js';
import {
  amountOfClaim,
  checkClaim,
  type CoverageFacts,
  coveredLineOf,
  coveredOrderOf,
  lineOfClaim,
} from '../coverage-facts.js';
import { CoverageFactsReader } from '../coverage-facts.reader.js';
import { effectsOfPaying } from '../effects-of-paying.js';
import { grantedWith } from '../grant-coverage.js';
import { coverageActionsFor } from './coverage-claim-actions.js';
import { coverageClaimRowOf } from './coverage-claim-list.reader.js';

const termsOf = (facts: CoverageFacts, record: CoverageClaimRecord) => {
  const covered = coveredOrderOf(facts);
  const startsOn = coverageStart(covered);
  const lastOf = record.kind === 'roadside' ? lastRoadsideDay : lastCoverageDay;
  const line = lineOfClaim(facts, record);
  const [price = ZERO_CENTS] =
    line === null ? [] : tirePrices({ ...coveredLineOf(facts, line), replaced: 0 }, 1);
  return {
    startsOn,
    isFromInstallation: startsOn !== null && startsOn === covered.installedOn,
    lastDay: startsOn === null ? null : lastOf(startsOn),
    paidPerTireInCents: price,
  };
};

/** A claim with everything that staff decide it by. */
@Injectable()
export class ShowCoverageClaim {
  constructor(
    private readonly facts: CoverageFactsReader,
    private readonly claims: CoverageClaimReader,
  ) {}

  async run(claimId: string, viewer: StaffPrincipal): Promise<Result<AdminCoverageClaim, 'record.missing'>> {
    const record = await this.claims.byId(claimId);
    const facts = record === null ? null : await this.facts.byOrder(record.order_id);
    if (record === null || facts === null) return refuse('record.missing');
    const { order } = facts;
    const line = lineOfClaim(facts, record);
    const isOpen = COVERAGE_CLAIMS_TO_ANSWER.includes(record.state) || record.state === 'awaitingApproval';
    const left = checkClaim(facts, record);
    const payable = left.ok ? amountOfClaim(facts, record) : left;
    const isAlone = !payable.ok || refundsAlone(viewer, grantedWith(facts, payable.value));
    const view = coverageClaimViewOf(facts, record);
    const listed = {
      ...record,
      first_name: order.first_name,
      last_name: order.last_name,
      order_number: order.number,
      tire: line === null ? '' : `${line.brand_name} ${line.line_name} ${line.size_code}`,
      picture_count: record.pictures.length,
      due_at: dueAtOf(record),
    };
    return ok({
      ...view,
      ...coverageClaimRowOf(listed, viewer),
      amountInCents: view.amountInCents,
      ...termsOf(facts, record),
      email: emailFor(viewer, order.email),
      decidedBy: record.decided_by,
      pictures: record.pictures.map(({ id, added_at: at }) => ({ id, addedAt: new Date(at).toISOString() })),
      effects: isOpen && payable.ok ? effectsOfPaying(facts, record) : [],
      needsApproval: isOpen && !isAlone,
      refundLimitInCents: viewer.refundLimit,
      giftCardId: record.gift_card_id,
      actions: coverageActionsFor({ record, payable, isAlone }, viewer),
    });
  }
}
