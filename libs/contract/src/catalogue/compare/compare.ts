import { z } from 'zod';

import { publicAccess, publicOrCustomerAccess } from '../../platform/access/index.js';
import { endpoint } from '../../platform/endpoint/index.js';
import { slugSchema, zipField } from '../../platform/schema/index.js';
import { shape } from '../../platform/shape/index.js';
import { deliverySchema, tireSpecs } from '../product/index.js';
import { tireCard } from '../tires/index.js';

/** Item numbers in the order chosen, `40123.40124-40125`; a hyphen joins front and rear of a staggered set. */
const comparedTires = z
  .string()
  .regex(/^[1-9]\d{0,9}(-[1-9]\d{0,9})?(\.[1-9]\d{0,9}(-[1-9]\d{0,9})?){0,19}$/);

const comparedTire = shape({ itemNumber: z.int(), rearItemNumber: z.int().nullable() });

export const compareTires = endpoint({
  id: 'catalogue.compare',
  method: 'GET',
  path: '/comparison',
  summary: 'Two to five tires, or staggered sets, with every compared fact.',
  access: publicOrCustomerAccess,
  query: shape({
    tires: comparedTires,
    vehicle: z.string().max(200).optional(),
    zip: zipField.optional(),
  }),
  reply: shape({
    /** In the requested order; discontinued ones say so in their availability. */
    items: z.array(
      shape({
        ...tireCard.shape,
        specs: tireSpecs,
        rearSpecs: tireSpecs.nullable(),
        delivery: deliverySchema.nullable(),
      }),
    ),
    /** Unknown tires, and sets whose rear tire is of another line. */
    missing: z.array(comparedTire),
  }),
  cacheSeconds: 30,
  faults: [
    'comparison.tooFew',
    'comparison.full',
    'comparison.duplicate',
    'contact.zipInvalid',
    'vehicle.unknown',
  ],
});

/** A compared tire in a tray or a heading. */
const chosenTire = shape({
  ...comparedTire.shape,
  brandSlug: slugSchema,
  brandName: z.string(),
  lineSlug: slugSchema,
  lineName: z.string(),
  sizeCode: z.string(),
  sizeSlug: slugSchema,
  rearSizeCode: z.string().nullable(),
  imageKey: z.string(),
});

export const chosenTires = endpoint({
  id: 'catalogue.chosen',
  method: 'GET',
  path: '/comparison/chosen',
  summary: 'Names and pictures of one to five chosen tires; unknown ones are left out.',
  access: publicAccess,
  query: shape({ tires: comparedTires }),
  reply: shape({ items: z.array(chosenTire) }),
  cacheSeconds: 300,
  faults: ['comparison.full', 'comparison.duplicate'],
});

export type ComparisonReply = z.output<typeof compareTires.reply>;
export type ChosenTire = z.output<typeof chosenTire>;
