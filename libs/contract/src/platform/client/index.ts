export * from './access-tokens.js';
export { buildUrl } from './build-url.js';
export { ContractError, type ContractErrorKind } from './contract-error.js';
export * from './create-client.js';
export type { ShopperContext } from './shopper-context.js';
