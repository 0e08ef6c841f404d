export type { AccessToken, AccessTokens, TokenSource } from './access-tokens.js';
export { keepAccessTokens } from './access-tokens.js';
export { buildUrl } from './build-url.js';
export type { ContractErrorKind } from './contract-error.js';
export { ContractError } from './contract-error.js';
export type { CallOptions, CallPage, Client, ClientOptions } from './create-client.js';
export { createClient } from './create-client.js';
export type { ShopperContext } from './shopper-context.js';
