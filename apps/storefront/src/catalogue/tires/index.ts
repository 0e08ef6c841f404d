export { FitVerdict } from './FitVerdict';
export { HandlingNote } from './HandlingNote';
export { ViewedTireLink } from './ViewedTireLink';
export { cardHref } from './card-href';
export { deliveryWords, dispatchWords } from './delivery-words';
export { fitObjection, fitTag } from './fit-words';
export { itemNumberOf, productAddress, type ProductPageQuery, readProductPageQuery } from './product-address';
export {
  type ProductQuery,
  readBoughtWith,
  readBrand,
  readBrandPage,
  readBrands,
  readChosenTires,
  readComparedTires,
  readProduct,
  readSimilarTires,
  readTireAvailability,
  readTires,
  readTireSizes,
  readTypeahead,
  type TireQuery,
} from './read-tires';
export {
  ALL_REVIEWS,
  conditionParams,
  isFiltered,
  readReviewConditions,
  REVIEW_SORT_LABELS,
  type ReviewConditions,
  type ReviewSort,
  type ReviewQuery,
  USUAL_REVIEWS,
} from './review-query';
export {
  type SizeName,
  sizeOfSlug,
  type SizePair,
  sizePairHref,
  sizePairText,
  sizesOfAddress,
} from './size-of-slug';
export { scoreItems, tireFacts, warrantyText } from './tire-facts';
export { useViewedTires } from './use-viewed-tires';
export { keepViewedTire, type ViewedTire } from './viewed-tires';
