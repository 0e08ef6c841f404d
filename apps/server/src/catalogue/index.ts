export { CatalogueModule } from './catalogue.module.js';
export { tireFit } from './fitment/index.js';
export { HubBook, RatingBook, hubNamesOf, type Hub, type LineRatings } from './hubs/index.js';
export { StockAllocations, type Allocation } from './stock/index.js';
export { ShopperOffers } from './tire-search/index.js';
export {
  CatalogueDirectory,
  FindDoorTerms,
  LinesOfTires,
  PastTirePrices,
  TireReader,
  TireShelves,
  availabilityOf,
  priceLineOf,
  serviceDescription,
  type BrandRow,
  type CatalogueIndex,
  type CategoryRow,
  type ProductLineRow,
  type Tire,
  type TirePrice,
  type TireRow,
  wantedStock,
} from './tires/index.js';
export { FindVehicle, vehiclePath } from './vehicles/index.js';
