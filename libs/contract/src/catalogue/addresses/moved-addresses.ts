import { z } from 'zod';

import { publicAccess } from '../../platform/access/index.js';
import { endpoint } from '../../platform/endpoint/index.js';
import { shape } from '../../platform/shape/index.js';

export const listMovedAddresses = endpoint({
  id: 'catalogue.movedAddresses',
  method: 'GET',
  path: '/moved-addresses',
  summary: 'Where brands and lines stood before, and where each stands now.',
  access: publicAccess,
  reply: shape({
    /** A former address of a brand, and its address now. */
    brands: z.array(z.tuple([z.string(), z.string()])),
    /** The address of a brand now, a former address of one of its lines, and the address of the line now. */
    lines: z.array(z.tuple([z.string(), z.string(), z.string()])),
  }),
  cacheSeconds: 1,
  faults: [],
});

export type MovedAddressesReply = z.output<typeof listMovedAddresses.reply>;
