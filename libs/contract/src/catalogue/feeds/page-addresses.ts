import { z } from 'zod';

import { publicAccess } from '../../platform/access/index.js';
import { endpoint } from '../../platform/endpoint/index.js';
import { instantSchema } from '../../platform/schema/index.js';
import { shape } from '../../platform/shape/index.js';

export const listLineAddresses = endpoint({
  id: 'feeds.lineAddresses',
  method: 'GET',
  path: '/feeds/line-addresses',
  summary: 'Every product line with a tire on sale, for sitemaps.',
  access: publicAccess,
  reply: z.array(shape({ brandSlug: z.string(), lineSlug: z.string(), modifiedAt: instantSchema })),
  cacheSeconds: 30,
  faults: [],
});
