export { withMovedBrands } from './moved-addresses';
export { movedTo } from './moved-to';
export { currentWays } from './redirects';
