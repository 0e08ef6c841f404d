import type { Cents } from '@simpletread/domain';
import { z } from 'zod';

// The brand exists only in types: an integer that passes this schema is valid for `cents()`.
/** An amount in integer US cents. */
export const centsSchema = z.int() as unknown as z.ZodType<Cents, number>;
