import { z } from 'zod';

/** An object schema that refuses fields it does not name; every object of a request or reply is one. */
export const shape = <T extends z.ZodRawShape>(fields: T) => z.strictObject(fields);
