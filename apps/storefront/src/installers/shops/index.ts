export { readShop, readShopsNear, shopSortOf } from './read-shops';
export { ShopView } from './ShopView';
export { TireShopsView } from './TireShopsView';
