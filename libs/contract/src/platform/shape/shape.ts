import { z } from 'zod';

/** Returns an object schema that refuses unknown fields; every object of a request or reply is one. */
export const shape = <T extends z.ZodRawShape>(fields: T) => z.strictObject(fields);
