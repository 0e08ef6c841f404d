export {
  accountTypeAttributes,
  handleOf,
  loginAttributes,
  newCsrfToken,
  sessionCookies,
  siteName,
  ssoAttributes,
  type WayIn,
  wayInOf,
  WAYS_IN,
} from './session-cookies';
export { forgetTokens, tokensOf } from './token-keeper';
