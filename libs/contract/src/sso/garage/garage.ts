import { z } from 'zod';

import { customerAccess, customerOrActingAccess } from '../../platform/access/index.js';
import { endpoint } from '../../platform/endpoint/index.js';
import {
  chosenVehicle,
  daySchema,
  idSchema,
  slugSchema,
  versionSchema,
} from '../../platform/schema/index.js';
import { shape } from '../../platform/shape/index.js';

const mileageSchema = z.int().min(0).max(2_000_000);
const sizeCode = z.string().min(1).max(40);

export const garageVehicle = shape({
  vehicleId: idSchema,
  version: versionSchema,
  vehicle: chosenVehicle,
  frontSize: z.string().nullable(),
  frontSizeSlug: z.string().nullable(),
  /** Another size on the rear axle; null where all four are alike. */
  rearSize: z.string().nullable(),
  rearSizeSlug: z.string().nullable(),
  mileage: mileageSchema.nullable(),
  mileageOn: daySchema.nullable(),
  rotation: shape({
    rotatedOn: daySchema,
    rotatedMileage: mileageSchema.nullable(),
    dueOn: daySchema,
    dueMileage: z.int().nullable(),
    milesLeft: z.int().nullable(),
    isDue: z.boolean(),
  }),
});

export type GarageVehicle = z.output<typeof garageVehicle>;

export const listGarage = endpoint({
  id: 'garage.list',
  method: 'GET',
  path: '/users/me/garage',
  summary: 'The customer’s vehicles, the newest first, with what is due at their tires.',
  access: customerOrActingAccess,
  reply: shape({ vehicles: z.array(garageVehicle) }),
  faults: [],
});

export const addToGarage = endpoint({
  id: 'garage.add',
  method: 'POST',
  path: '/users/me/garage',
  summary: 'Keeps a vehicle with tire sizes that fit it; one that is there already takes what is given now.',
  access: customerAccess,
  body: shape({
    makeSlug: slugSchema,
    modelSlug: slugSchema,
    year: z.int().min(1900).max(2100),
    trim: z.string().max(80).default(''),
    /** Absent: the sizes are chosen where the vehicle has one choice alone. */
    frontSize: sizeCode.optional(),
    rearSize: sizeCode.optional(),
    mileage: mileageSchema.optional(),
  }),
  reply: garageVehicle,
  status: 201,
  faults: ['vehicle.unknown', 'garage.sizeUnknown', 'garage.full', 'garage.mileageInvalid', 'record.stale'],
});

const vehicleParams = shape({ vehicleId: z.string().max(60) });

export const setMileage = endpoint({
  id: 'garage.setMileage',
  method: 'PUT',
  path: '/users/me/garage/{vehicleId}/mileage',
  summary: 'What the odometer says today.',
  access: customerAccess,
  params: vehicleParams,
  body: shape({ mileage: mileageSchema, version: versionSchema }),
  reply: garageVehicle,
  faults: ['record.missing', 'record.stale', 'garage.mileageInvalid'],
});

export const recordRotation = endpoint({
  id: 'garage.recordRotation',
  method: 'PUT',
  path: '/users/me/garage/{vehicleId}/rotation',
  summary: 'The tires were rotated; the next reminder counts from here.',
  access: customerAccess,
  params: vehicleParams,
  body: shape({ rotatedOn: daySchema, mileage: mileageSchema.optional(), version: versionSchema }),
  reply: garageVehicle,
  faults: ['record.missing', 'record.stale', 'garage.rotationInvalid'],
});

export const removeFromGarage = endpoint({
  id: 'garage.remove',
  method: 'DELETE',
  path: '/users/me/garage/{vehicleId}',
  summary: 'Takes a vehicle out of the garage.',
  access: customerAccess,
  params: vehicleParams,
  faults: ['record.missing'],
});
