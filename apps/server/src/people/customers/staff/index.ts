export { customerSearch } from './customer-search.js';
export { CUSTOMER_FACE, type CustomerFace, faceEmail, faceName } from './customer-face.js';
