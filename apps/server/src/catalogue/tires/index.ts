export { type BrandOnSale, type LineCounts, type LineOnSale } from './assortment/assortment.js';
export { type BrandRow } from './lines/brand.entity.js';
export { type Brand } from './lines/brand.js';
export { CATALOGUE_CHANGED } from './directory/catalogue-change.js';
export { CatalogueDirectory } from './directory/catalogue-directory.js';
export { type CatalogueIndex, type Category } from './directory/catalogue-index.js';
export { type CategoryRow } from './lines/category.entity.js';
export { FindDoorTerms, type DoorTerms, type ShopperPlace } from './door-terms.js';
export { LinesOfTires } from './lines/lines-of-tires.reader.js';
export {
  type DoorPrice,
  doorPrice,
  lenderPrice,
  outTheDoor,
  type OutTheDoor,
  termsOfMany,
  type TireQuantity,
} from './out-the-door.js';
export { wantedStock } from './wanted-stock.js';
export { pageOf } from './page-of.js';
export { PastTirePrices, type TirePrice } from './past-prices/past-tire-prices.reader.js';
export { placedBy } from './placed-by.js';
export { pricedVehicle } from './priced-vehicle.js';
export { type ProductLineRow } from './lines/product-line.entity.js';
export { type ProductLine, type Score } from './lines/product-line.js';
export { priceLineOf, traitsOfTire } from './tire-price-line.js';
export { TireShelves, type Shelf } from './tire-shelves.js';
export { ELECTRIC, isOfTypes, tireTypeOf, tireTypesOf, type TireType } from './tire-type.js';
export { availabilityOf, serviceDescription, tireVariantOf } from './tire-variant.js';
export { type TireRow } from './tire.entity.js';
export { TireReader } from './tire.reader.js';
export { type SizeFacts, type Tire, type UnstockedTire } from './tire.js';
export { TiresModule } from './tires.module.js';
