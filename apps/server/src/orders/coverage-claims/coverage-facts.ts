import type { AppointmentView } from '@simpletread/contract';
import {
  type Cents,
  checkCoveredTires,
  checkRoadside,
  COVERAGE_CLAIMS_UNDER_WAY,
  type CoveredLine,
  type CoveredOrder,
  priceCoverageClaim,
  type Result,
  RETURNS_UNDER_WAY,
} from '@simpletread/domain';

import { amountsOfLine, type OrderLineRecord, type OrderRecord } from '../order/index.js';
import type { ReturnRecord } from '../returns/index.js';
import type { CoverageClaimRecord } from './coverage-claim.reader.js';

/** Everything that the coverage of an order depends on. */
export interface CoverageFacts {
  readonly order: OrderRecord;
  readonly appointment: AppointmentView | null;
  readonly claims: readonly CoverageClaimRecord[];
  readonly returns: readonly ReturnRecord[];
}

const isInstalled = ({ order }: CoverageFacts): boolean => order.fulfilment === 'ship-to-shop';

/** The order as its coverage starts: an appointment ahead counts too, because nobody drives on tires in a shop's storeroom. */
export const coveredOrderOf = (facts: CoverageFacts): CoveredOrder => ({
  state: facts.order.state,
  deliveredAt: facts.order.delivered_at,
  installedOn: isInstalled(facts) ? (facts.appointment?.date ?? null) : null,
});

/** A line as the domain checks and prices it; `except` is the claim that is asked about. */
export const coveredLineOf = (
  { claims, returns }: CoverageFacts,
  line: OrderLineRecord,
  except: string | null = null,
): CoveredLine => {
  const inClaims = claims
    .filter(({ id, state, line_id: lineId }) => id !== except && lineId === line.id && isUnderWay(state))
    .reduce((sum, { quantity }) => sum + quantity, 0);
  return {
    bought: line.quantity,
    returned: line.returned_quantity,
    replaced: line.replaced_quantity,
    underWay: inClaims + inReturns(returns, line),
    amounts: amountsOfLine(line),
    adjustments: line.price_adjustments,
  };
};

const inReturns = (returns: CoverageFacts['returns'], line: OrderLineRecord): number =>
  returns
    .filter(({ state }) => RETURNS_UNDER_WAY.includes(state))
    .flatMap((each) => each.lines.filter(({ line_id: lineId }) => lineId === line.id))
    .reduce((sum, { quantity }) => sum + quantity, 0);

const isUnderWay = (state: CoverageClaimRecord['state']): boolean =>
  COVERAGE_CLAIMS_UNDER_WAY.includes(state);

/** The line of a claim; null for roadside assistance. */
export const lineOfClaim = (
  { order }: Pick<CoverageFacts, 'order'>,
  { line_id: lineId }: Pick<CoverageClaimRecord, 'line_id'>,
): OrderLineRecord | null => order.lines.find(({ id }) => id === lineId) ?? null;

/** Checks that an order includes roadside help that isn't claimed yet. */
export const checkOrderRoadside = (facts: CoverageFacts, except: string | null = null) =>
  checkRoadside({
    isInstalled: isInstalled(facts),
    kept: facts.order.lines.reduce(
      (sum, line) => sum + line.quantity - line.returned_quantity - inReturns(facts.returns, line),
      0,
    ),
    claims: facts.claims
      .filter(({ id, kind }) => id !== except && kind === 'roadside')
      .map(({ state }) => state),
  });

/** Checks that a claim's tires or roadside help are still to be had, beside all other claims and returns. */
export const checkClaim = (facts: CoverageFacts, record: CoverageClaimRecord): Result<unknown> => {
  const line = lineOfClaim(facts, record);
  return line === null
    ? checkOrderRoadside(facts, record.id)
    : checkCoveredTires(coveredLineOf(facts, line, record.id), record.quantity);
};

/** Returns what a claim pays, or paid. */
export const amountOfClaim = (facts: CoverageFacts, record: CoverageClaimRecord): Result<Cents> => {
  const { kind, quantity, bill_in_cents: billInCents, year, amount_in_cents: granted } = record;
  if (granted !== null) return { ok: true, value: granted };
  const line = lineOfClaim(facts, record);
  const covered = line === null ? null : coveredLineOf(facts, line, record.id);
  return priceCoverageClaim({ kind, quantity, billInCents, year }, covered);
};
