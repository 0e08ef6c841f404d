export const ProductPage = () => null;
