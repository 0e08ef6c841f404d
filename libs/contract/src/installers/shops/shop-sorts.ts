export const SHOP_SORTS = ['recommended', 'distance', 'price', 'reviews'] as const;
