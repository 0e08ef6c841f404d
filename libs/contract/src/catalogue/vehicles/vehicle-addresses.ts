import { z } from 'zod';

import { publicAccess } from '../../platform/access/index.js';
import { endpoint } from '../../platform/endpoint/index.js';
import { shape } from '../../platform/shape/index.js';

export const listVehicleAddresses = endpoint({
  id: 'feeds.vehicleAddresses',
  method: 'GET',
  path: '/feeds/vehicle-addresses',
  summary: 'Every model with its known years, for sitemaps.',
  access: publicAccess,
  reply: z.array(shape({ makeSlug: z.string(), modelSlug: z.string(), years: z.array(z.int()) })),
  cacheSeconds: 300,
  faults: [],
});
