export { ProductPageView } from './ProductPageView';
export type { BuyFormProps, ProductPageParts, ReviewsProps } from './product-page-parts';
export { productAddressOf, readProductPage } from './read-product-page';
