import { z } from 'zod';

import { shape } from '../shape/index.js';
import { slugSchema } from './primitive.js';

const yearSchema = z.int().min(1900).max(2100);

/** The vehicle a shopper chose, as carts and orders keep it. */
export const chosenVehicle = shape({
  year: yearSchema,
  make: z.string().max(60),
  model: z.string().max(60),
  trim: z.string().max(80),
  makeSlug: slugSchema,
  modelSlug: slugSchema,
});

export type ChosenVehicle = z.output<typeof chosenVehicle>;

/** The vehicle behind an answer; the trim is empty until one is known. */
export const vehicleMetadata = shape({
  year: z.int().min(1900).max(2100),
  make: z.string().max(60),
  model: z.string().max(60),
  trim: z.string().max(80),
});

export type VehicleMetadata = z.output<typeof vehicleMetadata>;
