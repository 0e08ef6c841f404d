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
export { forgetTokens, ownerOf, tokensOf } from './token-keeper';
