export { openApiDocument } from './openapi-document.js';
export { serveDocs } from './serve-docs.js';
