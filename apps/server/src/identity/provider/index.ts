export type { VerifiedToken } from './customer-tokens.js';
export { CustomerTokens, SESSIONS_ENDED } from './customer-tokens.js';
export { STOREFRONT_CLIENT } from './engine/oidc-configuration.js';
export type { UserPersonalization } from './personalization-reader.js';
export { PersonalizationReader } from './personalization-reader.js';
