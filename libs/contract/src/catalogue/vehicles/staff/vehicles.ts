import { z } from 'zod';

import { staffAccess } from '../../../platform/access/index.js';
import { endpoint } from '../../../platform/endpoint/index.js';
import { idSchema, listQuery } from '../../../platform/schema/index.js';
import { shape } from '../../../platform/shape/index.js';

const byId = shape({ id: z.string().max(60) });

const vehicleRow = shape({
  id: idSchema,
  year: z.int(),
  make: z.string(),
  model: z.string(),
  trim: z.string(),
  body: z.string(),
  vehicleType: z.string(),
  drive: z.string(),
  powertrain: z.string(),
  isEv: z.boolean(),
  source: z.string(),
  fitmentCount: z.int(),
});

export const listVehicles = endpoint({
  id: 'admin.vehicles.list',
  method: 'GET',
  path: '/admin/vehicles',
  summary: 'Vehicles with the number of fitments known for each.',
  access: staffAccess('vehicles.read'),
  query: listQuery(['year', 'make', 'model', 'trim', 'vehicleType', 'id'], {
    q: z.string().max(100).optional(),
    make: z.string().max(60).optional(),
    year: z.int().min(1900).max(2100).optional(),
    isEv: z.boolean().optional(),
  }),
  reply: z.array(vehicleRow),
  isList: true,
  faults: [],
});

export const getAdminVehicle = endpoint({
  id: 'admin.vehicles.get',
  method: 'GET',
  path: '/admin/vehicles/{id}',
  summary: 'A vehicle with its fitments.',
  access: staffAccess('vehicles.read'),
  params: byId,
  reply: shape({
    ...vehicleRow.shape,
    fitments: z.array(
      shape({
        id: idSchema,
        years: z.string(),
        trim: z.string(),
        front: z.string(),
        rear: z.string().nullable(),
        isStaggered: z.boolean(),
        confidence: z.string(),
        tireCount: z.int(),
      }),
    ),
    /** The source of sizes for a vehicle without fitments of its own; null if there is none, or if it has its own. */
    sizesFrom: shape({
      kind: z.enum(['spelling', 'parent']),
      model: z.string(),
      sizes: z.array(z.string()),
    }).nullable(),
  }),
  faults: ['record.missing'],
});
