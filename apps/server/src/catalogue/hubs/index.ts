export { HubBook } from './hub-book.js';
export { hubNamesOf } from './hub-names.js';
export { type Hub } from './hub.js';
export { HubsModule } from './hubs.module.js';
export { RatingBook, type LineRatings } from './rating-book.js';
