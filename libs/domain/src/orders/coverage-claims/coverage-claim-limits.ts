import { type Cents, cents } from '../../money/index.js';

/** Coverage runs this long. Source: specification section 9 and R9.12. */
export const COVERAGE_MONTHS = 36;

/** The most we pay toward a new tire in each year of coverage. Source: specification section 9 and R9.12. */
export const REPLACEMENT_LIMITS: readonly [Cents, Cents, Cents] = [
  cents(40_000),
  cents(20_000),
  cents(10_000),
];

/** The most we pay for the repair of one tire. Source: specification section 9 and R9.12. */
export const REPAIR_LIMIT = cents(2_500);

/** Roadside assistance runs this long, for so many installed tires. Source: specification section 9 and R9.12. */
export const ROADSIDE_MONTHS = 12;
export const ROADSIDE_TIRES = 4;

/** Our own rule, because the specification names no limit: the most of one bill, and the bills in the twelve months. */
export const ROADSIDE_LIMIT = cents(10_000);
export const MOST_ROADSIDE_CLAIMS = 2;

/** Our own rule: a claim keeps the year it was made in for so many days. Proof or an appeal that comes later counts as of its own day. */
export const COVERAGE_CLAIM_KEEPS_YEAR_DAYS = 30;

/** Less than this is a slip, not a bill; more than this is no bill of a tire shop or tow truck. */
export const LEAST_COVERAGE_BILL = cents(100);
export const MOST_COVERAGE_BILL = cents(1_000_000);

export const COVERAGE_CLAIM_PICTURE_BYTES = 1_048_576;
export const MOST_COVERAGE_CLAIM_PICTURES = 4;
export const MOST_COVERAGE_CLAIM_TEXT = 1_000;

/** The claims of an order that ended without a payment, after which its buyer makes no more online. */
export const MOST_COVERAGE_CLAIMS_IN_VAIN = 5;
