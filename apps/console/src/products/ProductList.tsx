export const ProductList = () => null;
