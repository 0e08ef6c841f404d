export { checkRoadside, roadsideClaimsLeft, type RoadsideOrder } from './check-roadside.js';
export {
  COVERAGE_CLAIM_KINDS,
  type CoverageClaimKind,
  coverageClaimKindText,
  isAboutBill,
  isAboutTires,
} from './coverage-claim-kind.js';
export {
  COVERAGE_CLAIM_KEEPS_YEAR_DAYS,
  COVERAGE_CLAIM_PICTURE_BYTES,
  COVERAGE_MONTHS,
  LEAST_COVERAGE_BILL,
  MOST_COVERAGE_BILL,
  MOST_COVERAGE_CLAIM_PICTURES,
  MOST_COVERAGE_CLAIM_TEXT,
  MOST_COVERAGE_CLAIMS_IN_VAIN,
  MOST_ROADSIDE_CLAIMS,
  REPAIR_LIMIT,
  REPLACEMENT_LIMITS,
  ROADSIDE_LIMIT,
  ROADSIDE_MONTHS,
  ROADSIDE_TIRES,
} from './coverage-claim-limits.js';
export { formatCoverageClaimNumber, parseCoverageClaimNumber } from './coverage-claim-number.js';
export {
  areCoverageClaimsUsedUp,
  COVERAGE_CLAIM_STATES,
  COVERAGE_CLAIMS_GRANTED,
  COVERAGE_CLAIMS_TO_ANSWER,
  COVERAGE_CLAIMS_UNDER_WAY,
  coverageClaimMachine,
  type CoverageClaimState,
  coverageClaimStateWord,
} from './coverage-claim-state.js';
export {
  COVERAGE_YEARS,
  type CoveredOrder,
  coverageStart,
  coverageYear,
  type CoverageYear,
  lastCoverageDay,
  lastRoadsideDay,
  openCoverage,
  openRoadside,
} from './coverage-window.js';
export {
  checkCoveredTires,
  claimableTires,
  coverageLimit,
  type CoveredLine,
  isCoverageBill,
  isCovered,
  paidForKeptTires,
  priceCoverageClaim,
  type PricedCoverageClaim,
  replacementLimit,
  tirePrices,
} from './price-coverage-claim.js';
export {
  type CoverageClaimPreview,
  type FilledCoverageClaim,
  previewCoverageClaim,
  type TodaysCoverage,
} from './preview-coverage-claim.js';
