export { BUYER_PICTURE_TYPES, buyerPicture } from './buyer-picture.js';
export * from './list.js';
export * from './money.js';
export * from './opening-hours.js';
export * from './person.js';
export * from './primitive.js';
export * from './search-type.js';
export * from './uploaded-file.js';
export * from './vehicle.js';
