export { CatalogueDirectory } from './catalogue-directory.js';
export { CATALOGUE_CHANGED } from './catalogue.events.js';
export type { Brand, CatalogueIndex, Category } from './catalogue-index.js';
export { CatalogueModule } from './catalogue.module.js';
export type { ProductLine, Score } from './product-line.js';
export type { SizeFacts, Tire, WarehouseStock } from './tire.js';
export { TireReader } from './tire.reader.js';
export { type Availability, availabilityOf, serviceDescription } from './tire-variant.js';
