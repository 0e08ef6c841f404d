export type { ApplicableType, ApplicationEvent, ApplicationState } from './account-application.js';
export {
  accountApplicationMachine,
  APPLICABLE_TYPES,
  APPLICATION_STATES,
  isApplicationOpen,
  moveApplication,
  parseApplicationText,
  parseCompanyName,
} from './account-application.js';
export type { AccountGrant, GrantTerms, TaxExemption } from './account-grant.js';
export { isGrantInForce, needsSecondAdmin } from './account-grant.js';
export type { AccountStanding } from './account-standing.js';
export { accountStanding } from './account-standing.js';
export type { AccountTypeName, PriceLabel } from './account-type.js';
export {
  ACCOUNT_TYPES,
  DEFAULT_ACCOUNT_TYPE,
  PRICE_LABELS,
  priceGreeting,
  priceLabelOf,
  rankedAccountTypes,
} from './account-type.js';
export type { DocumentType } from './document-type.js';
export { DOCUMENT_TYPES, sniffDocument } from './document-type.js';
export { domainOfEmail, parseEmployerDomain } from './employer-domain.js';
export { PASSWORD_HASHING } from './password-hashing.js';
export type { PriceGroup } from './price-group.js';
export { PRICE_GROUPS, usualPriceGroup } from './price-group.js';
export type { VerifiedGroup } from './verified-group.js';
export { returnPathOf } from './return-path.js';
export { VERIFIED_GROUPS, verifiedUntil } from './verified-group.js';
