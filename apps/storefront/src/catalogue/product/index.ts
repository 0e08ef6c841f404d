export { ProductPageView } from './page/ProductPageView';
export type { BuyFormProps, ProductPageParts, ReviewsProps } from './page/product-page-parts';
export { productAddressOf, readProductPage, tireInSize } from './page/read-product-page';
