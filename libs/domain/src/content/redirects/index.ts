export { isOwnAddress, isOwnFirstPart, ownAddresses } from './own-addresses.js';
export { checkRedirect, redirectTarget, type SlugRedirect } from './slug-redirect.js';
