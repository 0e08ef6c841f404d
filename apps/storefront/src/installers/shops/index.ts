export { NearbyShopList } from './NearbyShopList';
export { default as shopsStyles } from './Shops.module.css';
export { readShopsNear, shopSortOf } from './read-shops';
