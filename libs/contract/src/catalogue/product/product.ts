import { MOST_TIRES_PER_LINE } from '@simpletread/domain';
import { z } from 'zod';

import { shopCard } from '../../installers/index.js';
import { publicOrCustomerAccess } from '../../platform/access/index.js';
import { endpoint } from '../../platform/endpoint/index.js';
import { daySchema, intParam, slugSchema, zipField } from '../../platform/schema/index.js';
import { shape } from '../../platform/shape/index.js';
import { outTheDoorSchema } from '../../pricing/index.js';
import { fitVerdictSchema, scoreSchema, tireVariant } from '../tires/index.js';

/** Facts of one size beyond a search result. */
export const tireSpecs = shape({
  utqg: z.string().nullable(),
  weightLb: z.number(),
  overallDiameterIn: z.number(),
  maxPressurePsi: z.int().nullable(),
  treadDepth32nds: z.number().nullable(),
  dualLoadIndex: z.int().nullable(),
  maxSpeedMph: z.int().nullable(),
  roadHazardInCents: z.int(),
});

/** A set's delivery: dates and origin. */
export const deliverySchema = shape({
  earliestOn: daySchema,
  latestOn: daySchema,
  fromWarehouse: z.string(),
  /** Leaves on this day if ordered before the cut-off hour (0 to 23, by the warehouse's clock). */
  shipsOn: daySchema,
  cutOffHour: z.int().min(0).max(23),
  timeZone: z.string(),
  /** Fewest business days in transit. */
  transitDays: z.int(),
});

export const getProduct = endpoint({
  id: 'catalogue.product',
  method: 'GET',
  path: '/products/{brand}/{line}',
  summary:
    'A product line with all its sizes; with an item number, also that tire, its price out the door and nearby shops. With a rear item of the same line, the price is for two of each.',
  access: publicOrCustomerAccess,
  params: shape({ brand: slugSchema, line: slugSchema }),
  query: shape({
    item: intParam(1, 2_000_000_000).optional(),
    rearItem: intParam(1, 2_000_000_000).optional(),
    size: slugSchema.optional(),
    vehicle: z.string().max(200).optional(),
    zip: zipField.optional(),
    quantity: intParam(1, MOST_TIRES_PER_LINE).default(4),
    /** Counts road hazard coverage in the price out the door. */
    coverage: z.enum(['on', 'off']).default('off'),
  }),
  reply: shape({
    brandSlug: z.string(),
    brandName: z.string(),
    lineSlug: z.string(),
    lineName: z.string(),
    categoryId: z.int(),
    categoryName: z.string(),
    categorySlug: z.string(),
    vehicleType: z.string(),
    description: z.string(),
    imageKey: z.string(),
    hasSnowflake: z.boolean(),
    isOurPick: z.boolean(),
    score: scoreSchema.nullable(),
    scoreBasis: z.array(shape({ label: z.string(), text: z.string() })),
    rating: z.number().nullable(),
    reviewCount: z.int(),
    sizes: z.array(tireVariant),
    /** Tires that may go on the vehicle, with the rear one of a staggered set; null without a vehicle or its known sizes. */
    fittingSizes: z.array(shape({ item: z.int(), rearItem: z.int().nullable() })).nullable(),
    selected: shape({ ...tireVariant.shape, specs: tireSpecs, fit: fitVerdictSchema.nullable() }).nullable(),
    outTheDoor: outTheDoorSchema.nullable(),
    shops: z.array(shopCard),
    delivery: deliverySchema.nullable(),
  }),
  cacheSeconds: 30,
  faults: ['tire.unknown', 'contact.zipInvalid', 'vehicle.unknown'],
});

export type ProductReply = z.output<typeof getProduct.reply>;
