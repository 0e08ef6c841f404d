export {
  accountApplicationMachine,
  APPLICATION_STATES,
  type ApplicationEvent,
  type ApplicationState,
  isApplicationOpen,
  moveApplication,
} from './account-application-state.js';
export {
  APPLICABLE_TYPES,
  type ApplicableType,
  parseApplicationText,
  parseCompanyName,
} from './account-application.js';
export {
  type AccountGrant,
  type GrantTerms,
  isGrantInForce,
  needsSecondAdmin,
  type TaxExemption,
} from './account-grant.js';
export { type AccountStanding, accountStanding } from './account-standing.js';
export {
  ACCOUNT_TYPES,
  type AccountTypeName,
  DEFAULT_ACCOUNT_TYPE,
  PRICE_LABELS,
  priceGreeting,
  type PriceLabel,
  priceLabelOf,
  rankedAccountTypes,
} from './account-type.js';
export { DOCUMENT_TYPES, type DocumentType, sniffDocument } from './document-type.js';
export { domainOfEmail, parseEmployerDomain } from './employer-domain.js';
export { PRICE_GROUPS, type PriceGroup, usualPriceGroup } from './price-group.js';
export { certificateEndsAt, lastDayText, lastDayWords } from './tax-certificate.js';
