import {
  COVERAGE_CLAIM_KEEPS_YEAR_DAYS,
  ok,
  openCoverage,
  openRoadside,
  priceCoverageClaim,
  type Result,
} from '@simpletread/domain';

import type { CoverageClaimRecord } from './coverage-claim.reader.js';
import type { CoverageClaimChange } from './coverage-claim.repository.js';
import { type CoverageFacts, coveredLineOf, coveredOrderOf, lineOfClaim } from './coverage-facts.js';

const DAY_MS = 86_400_000;

/**
 * Returns the columns of a claim that its buyer takes up again now, having left it since `since`: after 30 days it counts as of today, so no claim
 * of intact tires keeps an early year for damage to come. Refuses what a new claim of today would be refused for.
 */
export const renewedClaim = (
  facts: CoverageFacts,
  record: CoverageClaimRecord,
  since: Date,
): Result<CoverageClaimChange> => {
  const { read_at: now } = facts.order;
  if (now.getTime() - since.getTime() <= COVERAGE_CLAIM_KEEPS_YEAR_DAYS * DAY_MS) return ok({});
  const line = lineOfClaim(facts, record);
  if (line === null) {
    const open = openRoadside(coveredOrderOf(facts), now);
    return open.ok ? ok({}) : open;
  }
  const year = openCoverage(coveredOrderOf(facts), now);
  if (!year.ok) return year;
  const { kind, quantity, bill_in_cents: billInCents } = record;
  const covered = coveredLineOf(facts, line, record.id);
  const priced = priceCoverageClaim({ kind, quantity, billInCents, year: year.value }, covered);
  return priced.ok ? ok({ year: year.value, claimed_in_cents: priced.value }) : priced;
};
