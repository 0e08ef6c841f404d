import { FAULT_CODES } from '@simpletread/domain';
import { z } from 'zod';

import { shape } from '../shape/index.js';

const code = z.enum(FAULT_CODES);

/** The fault of one request field; `path` is dotted, as `body.shipTo.zip`. */
export const fieldFaultSchema = shape({ path: z.string(), code, message: z.string() });

/** The body of every refusal and failure. */
export const errorBodySchema = shape({
  code,
  message: z.string(),
  statusCode: z.int().min(400).max(599),
  fields: z.array(fieldFaultSchema).optional(),
  data: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])).optional(),
});

export type FieldFault = z.output<typeof fieldFaultSchema>;
export type ErrorBody = z.output<typeof errorBodySchema>;
