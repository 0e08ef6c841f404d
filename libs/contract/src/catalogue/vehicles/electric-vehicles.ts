import { z } from 'zod';

import { publicAccess } from '../../platform/access/index.js';
import { endpoint } from '../../platform/endpoint/index.js';
import { shape } from '../../platform/shape/index.js';

export const listElectricVehicles = endpoint({
  id: 'vehicles.electric',
  method: 'GET',
  path: '/vehicles/electric',
  summary: 'Battery-electric models with known tire sizes, each with its latest such year.',
  access: publicAccess,
  reply: shape({
    models: z.array(
      shape({
        make: z.string(),
        model: z.string(),
        makeSlug: z.string(),
        modelSlug: z.string(),
        year: z.int(),
      }),
    ),
  }),
  cacheSeconds: 3600,
  faults: [],
});

export type ElectricModel = z.output<typeof listElectricVehicles.reply>['models'][number];
