export { areaLead, areaName } from './area-words';
export { readShop, readShopArea, readShopAreas, readShopsNear } from './read-shops';
export { hasFilters, shopListQueryOf } from './shop-list-query';
export { ShopAreaView } from './ShopAreaView';
export { ShopView } from './ShopView';
export { TireShopsView } from './TireShopsView';
export { forgetNextShop, keepNextShop, readNextShop } from './next-shop';
