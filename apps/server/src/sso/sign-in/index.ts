export { CustomerTokens, SESSIONS_ENDED } from './customer-tokens.js';
export { STOREFRONT_CLIENT } from './engine/oidc-configuration.js';
export { PersonalizationReader, type UserPersonalization } from './personalization-reader.js';
export { publicSessionId } from './public-session-id.js';
export { SignInModule } from './sign-in.module.js';
export { StaffLooks, type StaffLook } from './staff-looks.js';
