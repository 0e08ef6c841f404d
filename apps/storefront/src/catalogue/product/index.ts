export { ProductPageView } from './ProductPageView';
export type { BuyFormProps, ProductPageParts, ReviewsProps } from './product-page-parts';
export { productAddressOf, readProductPage, tireInSize } from './read-product-page';
