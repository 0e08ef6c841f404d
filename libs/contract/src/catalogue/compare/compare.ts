import { z } from 'zod';

import { publicAccess, publicOrCustomerAccess } from '../../platform/access/index.js';
import { endpoint } from '../../platform/endpoint/index.js';
import { slugSchema, zipField } from '../../platform/schema/index.js';
import { shape } from '../../platform/shape/index.js';
import { deliverySchema, tireCard, tireSpecs } from '../tires/index.js';

/** Item numbers in the order chosen, `40123.40124-40125`; a hyphen ties front and rear of a staggered set. */
const comparedTires = z
  .string()
  .regex(/^[1-9]\d{0,9}(-[1-9]\d{0,9})?(\.[1-9]\d{0,9}(-[1-9]\d{0,9})?){0,19}$/);

const comparedTire = shape({ itemNumber: z.int(), rearItemNumber: z.int().nullable() });

export const compareTires = endpoint({
  id: 'catalogue.compare',
  method: 'GET',
  path: '/comparison',
  summary: 'Two to five tires, or sets of a front and a rear tire, with everything that is compared.',
  access: publicOrCustomerAccess,
  query: shape({
    tires: comparedTires,
    vehicle: z.string().max(200).optional(),
    zip: zipField.optional(),
  }),
  reply: shape({
    /** In the order asked for; discontinued ones say so in their availability. */
    items: z.array(
      shape({
        ...tireCard.shape,
        specs: tireSpecs,
        rearSpecs: tireSpecs.nullable(),
        delivery: deliverySchema.nullable(),
      }),
    ),
    /** Those that we do not know, or of which the rear tire is not one of the front tire's line. */
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

/** What a tray or a heading shows of a tire that is compared. */
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
  summary:
    'Names and pictures of one to five tires that a shopper has chosen to compare; unknown ones are left out.',
  access: publicAccess,
  query: shape({ tires: comparedTires }),
  reply: shape({ items: z.array(chosenTire) }),
  cacheSeconds: 300,
  faults: ['comparison.full', 'comparison.duplicate'],
});

export type ComparisonReply = z.output<typeof compareTires.reply>;
export type ChosenTire = z.output<typeof chosenTire>;
