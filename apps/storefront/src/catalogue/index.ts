export { CategoryView, readCategory } from './categories';
export {
  type CompareBuyProps,
  CompareTray,
  CompareView,
  ComparisonProvider,
  readComparePage,
  readShownPair,
  readTray,
} from './compare';
export {
  CurrentDeals,
  dealsStyles,
  DealView,
  readAdvertised,
  readDeal,
  readDeals,
  SALE_PAGES,
  SaleDays,
  SalePageView,
} from './deals';
export { merchantFeed, sitemapEntries, sitemapFiles, sitemapIndexXml, sitemapXml } from './feeds';
export { findSubject, GUIDED_TITLE, guidedStateOf, GuidedView } from './guided-shopping';
export { HomeView, readShowcase } from './home';
export {
  BrandCrossingView,
  brandGroups,
  BrandList,
  BrandSharesView,
  brandsStyles,
  categoryWords,
  countWords,
  ELECTRIC_TYPE,
  ElectricVehicles,
  findHub,
  hubMetadata,
  hubsStyles,
  hubTitle,
  HubView,
  keepAddress,
  LineCard,
  pagedTitle,
  pageOfParams,
  readBrandCrossing,
  readEverything,
  readTopRated,
  reviewsTitle,
  ShareList,
  typeWords,
  type Way,
  Ways,
} from './hubs';
export {
  type BuyFormProps,
  productAddressOf,
  type ProductPageParts,
  ProductPageView,
  readProductPage,
  type ReviewsProps,
  tireInSize,
} from './product';
export { drawPicture } from './share-pictures';
export { SimpleSnapView } from './sidewall';
export {
  FindMySize,
  findSizeLanding,
  OtherRims,
  rimOfSegment,
  RimSizes,
  sizeCrossingMetadata,
  SizeCrossingPage,
  SizeResults,
  sizesStyles,
  UnsoldSize,
} from './sizes';
export { countFilters, readResultFilters } from './tire-search';
export {
  FitVerdict,
  productAddress,
  readBrandPage,
  readBrands,
  readProduct,
  readTireSizes,
  readTypeahead,
  REVIEW_SORT_LABELS,
  type ReviewSort,
  type ReviewQuery,
  type SizePair,
  sizePairHref,
  sizePairText,
  sizesOfAddress,
  USUAL_REVIEWS,
} from './tires';
export {
  chosenKindOf,
  exactAnswer,
  previewTargetOf,
  readSearchPreview,
  ScanLink,
  SearchAnswers,
  SearchBoard,
  SearchOpener,
  searchPageStyles,
  SearchProvider,
  SearchHelpView,
  sizeQuestions,
  VEHICLE_KIND,
} from './typeahead';
export {
  AddVehicle,
  HubPage,
  NameColumns,
  NamePages,
  readElectricVehicles,
  readVehicleChoices,
  readVehicleOptions,
  VehiclePicker,
  VehicleResults,
} from './vehicles';
