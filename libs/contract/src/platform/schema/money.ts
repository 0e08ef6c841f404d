import type { Cents } from '@simpletread/domain';
import { z } from 'zod';

// The brand exists in types only: an integer that passed this schema is what `cents()` accepts.
/** An amount in integer US cents. */
export const centsSchema = z.int() as unknown as z.ZodType<Cents, number>;
