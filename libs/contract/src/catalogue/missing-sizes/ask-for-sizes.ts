import { z } from 'zod';

import { publicAccess } from '../../platform/access/index.js';
import { endpoint } from '../../platform/endpoint/index.js';
import { intParam, slugSchema } from '../../platform/schema/index.js';
import { shape } from '../../platform/shape/index.js';

export const askForSizes = endpoint({
  id: 'vehicles.askForSizes',
  method: 'POST',
  path: '/vehicles/{make}/{model}/{year}/missing-sizes',
  summary: 'A visitor asks for a vehicle whose sizes are missing. Counts once a day for each visitor.',
  access: publicAccess,
  params: shape({ make: slugSchema, model: slugSchema, year: intParam(1900, 2100) }),
  status: 202,
  /** False if the vehicle has sizes. */
  reply: shape({ isMissing: z.boolean() }),
  faults: ['vehicle.unknown', 'request.rateLimited'],
});
