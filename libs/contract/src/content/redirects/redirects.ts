import { z } from 'zod';

import { publicAccess } from '../../platform/access/index.js';
import { endpoint } from '../../platform/endpoint/index.js';

export const listRedirects = endpoint({
  id: 'content.redirects',
  method: 'GET',
  path: '/redirects',
  summary: 'The shop’s old addresses and their replacements.',
  access: publicAccess,
  reply: z.array(z.tuple([z.string(), z.string()])),
  cacheSeconds: 1,
  faults: [],
});
