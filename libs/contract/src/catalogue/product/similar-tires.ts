import { z } from 'zod';

import { publicOrCustomerAccess } from '../../platform/access/index.js';
import { endpoint } from '../../platform/endpoint/index.js';
import { intParam, slugSchema, zipField } from '../../platform/schema/index.js';
import { shape } from '../../platform/shape/index.js';
import { tireCard } from '../tires/index.js';

export const similarTires = endpoint({
  id: 'catalogue.similar',
  method: 'GET',
  path: '/products/{brand}/{line}/similar',
  summary:
    'Tires of other lines in the size of an item, or sets in the sizes of a front and a rear item, nearest in SimpleScore and price: a point of score counts as much as a tenth of the price. Only tires in stock, for the same kind of vehicle, and not refused by the given vehicle.',
  access: publicOrCustomerAccess,
  params: shape({ brand: slugSchema, line: slugSchema }),
  query: shape({
    item: intParam(1, 2_000_000_000),
    rearItem: intParam(1, 2_000_000_000).optional(),
    vehicle: z.string().max(200).optional(),
    zip: zipField.optional(),
    /** `same` leaves out other performance categories. */
    category: z.enum(['any', 'same']).default('any'),
    limit: intParam(1, 8).default(4),
  }),
  reply: shape({ items: z.array(tireCard) }),
  cacheSeconds: 30,
  faults: ['tire.unknown', 'contact.zipInvalid', 'vehicle.unknown'],
});

export type SimilarTiresReply = z.output<typeof similarTires.reply>;
