import { z } from 'zod';

import { publicAccess } from '../../platform/access/index.js';
import { endpoint } from '../../platform/endpoint/index.js';
import { intParam, slugSchema } from '../../platform/schema/index.js';
import { shape } from '../../platform/shape/index.js';

const yearSchema = z.int().min(1900).max(2100);

const axle = shape({
  sizeCode: z.string(),
  sizeSlug: z.string(),
  loadIndex: z.int().nullable(),
  speedSymbol: z.string().nullable(),
  loadRange: z.string().nullable(),
});

/** One factory set of tire sizes; `rear` is null if all four are alike. */
export const fitmentOption = shape({
  key: z.string(),
  trims: z.array(z.string()),
  front: axle,
  rear: axle.nullable(),
  isStaggered: z.boolean(),
  confidence: z.enum(['high', 'medium']),
  /** The model whose sizes these are; null for the vehicle's own. */
  inheritedFrom: z.string().nullable(),
  tireCount: z.int(),
});

export const vehicleOptions = endpoint({
  id: 'vehicles.options',
  method: 'GET',
  path: '/vehicles/options',
  summary: 'The next choices for a vehicle: makes, then models, then years.',
  access: publicAccess,
  query: shape({ make: slugSchema.optional(), model: slugSchema.optional() }),
  reply: shape({
    makes: z.array(shape({ slug: z.string(), name: z.string() })),
    models: z.array(shape({ slug: z.string(), name: z.string() })),
    /** The model asked for; another spelling of it is answered with the leading one. */
    model: shape({ slug: z.string(), name: z.string() }).nullable(),
    years: z.array(yearSchema),
  }),
  cacheSeconds: 3600,
  faults: ['vehicle.unknown'],
});

export const getVehicle = endpoint({
  id: 'vehicles.get',
  method: 'GET',
  path: '/vehicles/{make}/{model}/{year}',
  summary: 'A vehicle with its trims, other years and fitting tire sizes.',
  access: publicAccess,
  params: shape({ make: slugSchema, model: slugSchema, year: intParam(1900, 2100) }),
  reply: shape({
    year: yearSchema,
    make: z.string(),
    model: z.string(),
    makeSlug: z.string(),
    modelSlug: z.string(),
    vehicleType: z.string(),
    isEv: z.boolean(),
    trims: z.array(z.string()),
    alternativeYears: z.array(yearSchema),
    options: z.array(fitmentOption),
  }),
  cacheSeconds: 3600,
  faults: ['vehicle.unknown'],
});

export type FitmentOption = z.output<typeof fitmentOption>;
