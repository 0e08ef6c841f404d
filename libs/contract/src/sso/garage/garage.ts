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
  /** A different size on the rear axle; null if all four are alike. */
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
  summary: 'The customer’s vehicles, newest first, with their due rotations.',
  access: customerOrActingAccess,
  reply: shape({ vehicles: z.array(garageVehicle) }),
  faults: [],
});

export const addToGarage = endpoint({
  id: 'garage.add',
  method: 'POST',
  path: '/users/me/garage',
  summary: 'Saves a vehicle with fitting tire sizes; an existing one is updated.',
  access: customerAccess,
  body: shape({
    makeSlug: slugSchema,
    modelSlug: slugSchema,
    year: z.int().min(1900).max(2100),
    trim: z.string().max(80).default(''),
    /** Absent: chosen automatically if the vehicle has only one choice. */
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
  summary: 'Today’s odometer reading.',
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
  summary: 'Records a tire rotation; the next reminder counts from here.',
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
  summary: 'Removes a vehicle from the garage.',
  access: customerAccess,
  params: vehicleParams,
  faults: ['record.missing'],
});
