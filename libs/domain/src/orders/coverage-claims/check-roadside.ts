import { ok, refuse, type Result } from '../../result/index.js';
import {
  type CoverageClaimState,
  COVERAGE_CLAIMS_GRANTED,
  COVERAGE_CLAIMS_UNDER_WAY,
} from './coverage-claim-state.js';
import { MOST_ROADSIDE_CLAIMS, ROADSIDE_TIRES } from './coverage-claim-limits.js';

/** An order as roadside assistance asks about it. */
export interface RoadsideOrder {
  /** True if a shop of ours installs its tires. */
  readonly isInstalled: boolean;
  /** Tires that its buyer kept. */
  readonly kept: number;
  /** The states of its other roadside claims. */
  readonly claims: readonly CoverageClaimState[];
}

/** Returns the roadside claims that an order has left. */
export const roadsideClaimsLeft = (claims: readonly CoverageClaimState[]): number =>
  Math.max(
    0,
    MOST_ROADSIDE_CLAIMS -
      claims.filter(
        (state) => COVERAGE_CLAIMS_UNDER_WAY.includes(state) || COVERAGE_CLAIMS_GRANTED.includes(state),
      ).length,
  );

/**
 * Checks that an order includes roadside assistance, with coverage or without: four kept tires and their installation. Refuses with
 * `coverageClaim.noRoadside`, and with `coverageClaim.roadsideUsedUp` (data: max) after two claims. Source: R9.12.
 */
export const checkRoadside = ({
  isInstalled,
  kept,
  claims,
}: RoadsideOrder): Result<null, 'coverageClaim.noRoadside' | 'coverageClaim.roadsideUsedUp'> => {
  if (!isInstalled || kept < ROADSIDE_TIRES) return refuse('coverageClaim.noRoadside');
  return roadsideClaimsLeft(claims) > 0
    ? ok(null)
    : refuse('coverageClaim.roadsideUsedUp', { max: MOST_ROADSIDE_CLAIMS });
};
