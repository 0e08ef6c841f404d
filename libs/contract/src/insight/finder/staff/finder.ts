import { FOUND_KINDS } from '@simpletread/domain';
import { z } from 'zod';

import { staffAccess } from '../../../platform/access/index.js';
import { endpoint } from '../../../platform/endpoint/index.js';
import { idSchema } from '../../../platform/schema/index.js';
import { shape } from '../../../platform/shape/index.js';

/** One record that was found, in the words of its kind. */
const found = shape({
  kind: z.enum(FOUND_KINDS),
  id: idSchema,
  title: z.string(),
  detail: z.string(),
});

export type Found = z.output<typeof found>;

/** Records of each kind at most. */
export const MOST_FOUND = 6;

/** Records that can be asked for by id at once. */
export const MOST_RECENTS = 6;

export const findAnything = endpoint({
  id: 'admin.finder.find',
  method: 'GET',
  path: '/admin/finder',
  summary:
    'Customers, orders, accounts, quotes, fleets, tires, lines, shops, applications and campaigns by number, name, phone, mailbox, ZIP or tracking number; of the kinds that the caller may open.',
  access: staffAccess('finder.use'),
  query: shape({ q: z.string().max(100) }),
  reply: z.array(found),
  faults: [],
});

export const listRecents = endpoint({
  id: 'admin.finder.recents',
  method: 'POST',
  path: '/admin/finder/recents',
  summary:
    'The records of the given ids as they are now, in the same order; without those the caller may not open.',
  access: staffAccess('finder.use'),
  body: shape({
    records: z.array(shape({ kind: z.enum(FOUND_KINDS), id: idSchema })).max(MOST_RECENTS),
  }),
  reply: z.array(found),
  isQuestion: true,
  faults: [],
});
