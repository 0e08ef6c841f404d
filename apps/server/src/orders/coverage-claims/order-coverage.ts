import { FAULT_TABLE, type OrderCoverageClaims } from '@simpletread/contract';
import {
  areCoverageClaimsUsedUp,
  claimableTires,
  coverageStart,
  type CoverageYear,
  type Fault,
  isCovered,
  lastCoverageDay,
  lastRoadsideDay,
  maskEmail,
  ok,
  openCoverage,
  openRoadside,
  refuse,
  replacementLimit,
  type Result,
  roadsideClaimsLeft,
  shortDayWords,
  tirePrices,
  ZERO_CENTS,
} from '@simpletread/domain';

import type { OrderLineRecord } from '../order/index.js';
import type { ChangeNeed } from '../tracking/index.js';
import { coverageClaimViewOf, shownTire } from './coverage-claim-view.js';
import { checkOrderRoadside, type CoverageFacts, coveredLineOf, coveredOrderOf } from './coverage-facts.js';

/** Refuses claims of an order whose buyer made too many in vain. */
export const checkTries = ({ claims }: CoverageFacts): Result<null> =>
  areCoverageClaimsUsedUp(claims.map(({ state }) => state)) ? refuse('coverageClaim.usedUp') : ok(null);

const sentence = ({ code, data }: Fault): string => {
  const { day, max } = data;
  return FAULT_TABLE[code].message
    .replace('{day}', typeof day === 'string' ? shortDayWords(day) : '')
    .replace('{max}', String(max));
};

const closedBecause = (...results: readonly Result<unknown>[]): string | null => {
  const refused = results.find((result) => !result.ok);
  return refused === undefined || refused.ok ? null : sentence(refused.fault);
};

const lineViewOf = (
  facts: CoverageFacts,
  line: OrderLineRecord,
  year: CoverageYear | null,
): OrderCoverageClaims['lines'][number] => {
  const covered = coveredLineOf(facts, line);
  const [price = ZERO_CENTS] = tirePrices(covered, 1);
  const limit = year === null || !isCovered(covered) ? ZERO_CENTS : replacementLimit(year);
  return {
    ...shownTire(line),
    serviceDescription: line.service_description,
    bought: line.quantity,
    returned: line.returned_quantity,
    replaced: line.replaced_quantity,
    isCovered: isCovered(covered),
    claimable: claimableTires(covered),
    paidPerTireInCents: price,
    replacementInCents: price < limit ? price : limit,
  };
};

const checkLines = (lines: OrderCoverageClaims['lines']): Result<null> => {
  if (lines.every((line) => !line.isCovered)) return refuse('coverageClaim.notCovered');
  return lines.some(({ claimable }) => claimable > 0) ? ok(null) : refuse('coverageClaim.noneLeft');
};

const roadsideOf = (facts: CoverageFacts): OrderCoverageClaims['roadside'] => {
  const start = coverageStart(coveredOrderOf(facts));
  const included = checkOrderRoadside({ ...facts, claims: [] });
  const { order } = facts;
  const because = closedBecause(
    included,
    openRoadside(coveredOrderOf(facts), order.read_at),
    checkOrderRoadside(facts),
    checkTries(facts),
  );
  const states = facts.claims.filter(({ kind }) => kind === 'roadside').map(({ state }) => state);
  return {
    isIncluded: included.ok,
    lastDay: start === null || !included.ok ? null : lastRoadsideDay(start),
    claimsLeft: included.ok ? roadsideClaimsLeft(states) : 0,
    isOpen: because === null,
    closedBecause: because,
  };
};

/** The coverage of an order, its claims, and what can be claimed now. */
export const orderCoverageOf = (
  facts: CoverageFacts,
  changesNeed: ChangeNeed | null,
): OrderCoverageClaims => {
  const { order, claims } = facts;
  const covered = coveredOrderOf(facts);
  const start = coverageStart(covered);
  const open = openCoverage(covered, order.read_at);
  const year = open.ok ? open.value : null;
  const lines = order.lines.map((line) => lineViewOf(facts, line, year));
  const because = closedBecause(open, checkLines(lines), checkTries(facts));
  return {
    orderNumber: order.number,
    startsOn: start,
    isFromInstallation: start !== null && start === covered.installedOn,
    lastDay: start === null ? null : lastCoverageDay(start),
    year,
    replacementLimitInCents: year === null ? ZERO_CENTS : replacementLimit(year),
    isOpen: because === null,
    closedBecause: because,
    roadside: roadsideOf(facts),
    maskedEmail: maskEmail(order.email),
    changesNeed,
    isPaidToAccount: order.account_id !== null,
    lines,
    claims: claims.map((claim) => coverageClaimViewOf(facts, claim)),
  };
};
