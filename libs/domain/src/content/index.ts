export * from './articles/index.js';
export * from './campaigns/index.js';
export * from './mailing-list/index.js';
export * from './preview/index.js';
export {
  checkRedirect,
  isOwnAddress,
  ownAddresses,
  redirectTarget,
  type SlugRedirect,
} from './redirects/index.js';
