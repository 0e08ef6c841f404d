export { listQuery } from './list.js';
export { centsSchema } from './money.js';
export { emailField, shipToInput, shipToReply, zipField } from './person.js';
export { outTheDoorSchema, pricedCartSchema, pricedLineSchema, priceStepSchema } from './pricing.js';
export { shape } from '../faults/shape.js';
export {
  daySchema,
  flagParam,
  idSchema,
  instantSchema,
  intParam,
  slugSchema,
  versionQuery,
  versionSchema,
  wordsParam,
} from './primitive.js';
export type { UploadedFile } from './uploaded-file.js';
export { fileField } from './uploaded-file.js';
