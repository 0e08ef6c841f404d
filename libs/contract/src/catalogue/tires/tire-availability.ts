import { z } from 'zod';

import { publicAccess } from '../../platform/access/index.js';
import { endpoint } from '../../platform/endpoint/index.js';
import { idSchema, slugSchema } from '../../platform/schema/index.js';
import { shape } from '../../platform/shape/index.js';
import { availabilitySchema } from './tire-card.js';

/** One to twenty item numbers, `40123.40124`. */
const itemNumbers = z.string().regex(/^[1-9]\d{0,8}(\.[1-9]\d{0,8}){0,19}$/);

const tireAvailability = shape({
  itemNumber: z.int(),
  tireId: idSchema,
  brandSlug: slugSchema,
  lineSlug: slugSchema,
  sizeSlug: z.string(),
  availability: availabilitySchema,
});

export type TireAvailability = z.output<typeof tireAvailability>;

export const listTireAvailability = endpoint({
  id: 'catalogue.availability',
  method: 'GET',
  path: '/tires/availability',
  summary:
    'The present stock of up to twenty tires by item number, discontinued ones too; unknown ones are left out.',
  access: publicAccess,
  query: shape({ items: itemNumbers }),
  reply: shape({ items: z.array(tireAvailability) }),
  faults: [],
});
