export const ShopList = () => null;
