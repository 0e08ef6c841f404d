import { z } from 'zod';

import { publicAccess } from '../../platform/access/index.js';
import { endpoint } from '../../platform/endpoint/index.js';
import { shape } from '../../platform/shape/index.js';

export const listMovedAddresses = endpoint({
  id: 'catalogue.movedAddresses',
  method: 'GET',
  path: '/moved-addresses',
  summary: 'Former addresses of brands and lines, and their current ones.',
  access: publicAccess,
  reply: shape({
    /** A brand's former address, and its current one. */
    brands: z.array(z.tuple([z.string(), z.string()])),
    /** A brand's current address, a former address of one of its lines, and the line's current address. */
    lines: z.array(z.tuple([z.string(), z.string(), z.string()])),
  }),
  cacheSeconds: 1,
  faults: [],
});

export type MovedAddressesReply = z.output<typeof listMovedAddresses.reply>;
