export const ShopPage = () => null;
