export type { CustomerRow } from '../customer.entity.js';
export { customerSearch } from './customer-search.reader.js';
export { faceEmail, faceName } from './customer-face.reader.js';
