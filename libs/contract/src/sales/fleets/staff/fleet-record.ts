import { FLEET_CLOSE_REASONS, FLEET_STATES, ROTATION_STATES } from '@simpletread/domain';
import { z } from 'zod';

import { daySchema, idSchema, instantSchema, versionSchema } from '../../../platform/schema/index.js';
import { shape } from '../../../platform/shape/index.js';
import { workOwner } from '../../../platform/work-owners/index.js';

export const fleetRow = shape({
  id: idSchema,
  version: versionSchema,
  name: z.string(),
  state: z.enum(FLEET_STATES),
  closeReason: z.enum(FLEET_CLOSE_REASONS).nullable(),
  owner: workOwner.nullable(),
  /** Empty once the person is erased. */
  contactName: z.string(),
  email: z.string(),
  phone: z.string(),
  note: z.string(),
  accounts: z.array(shape({ accountId: idSchema, email: z.string(), name: z.string() })),
  /** Units in service. */
  unitCount: z.int(),
  dueCount: z.int(),
  soonCount: z.int(),
  /** The soonest last day of a certificate that ends within 30 days without another one for its state; null if none does. */
  certificateEndsOn: daySchema.nullable(),
  createdAt: instantSchema,
  updatedAt: instantSchema,
});

export type FleetRow = z.output<typeof fleetRow>;

const unitShape = {
  id: idSchema,
  version: versionSchema,
  fleetId: idSchema,
  fleetName: z.string(),
  unitNumber: z.string(),
  year: z.int(),
  make: z.string(),
  model: z.string(),
  trim: z.string(),
  makeSlug: z.string(),
  modelSlug: z.string(),
  vin: z.string().nullable(),
  plate: z.string().nullable(),
  frontSize: z.string().nullable(),
  /** A different size on the rear axle; null if all tires are alike. */
  rearSize: z.string().nullable(),
  miles: z.int().nullable(),
  milesOn: daySchema.nullable(),
  rotatedOn: daySchema.nullable(),
  rotatedMiles: z.int().nullable(),
  rotation: shape({
    state: z.enum(ROTATION_STATES),
    dueOn: daySchema.nullable(),
    dueMiles: z.int().nullable(),
    milesLeft: z.int().nullable(),
  }),
  isRetired: z.boolean(),
  createdAt: instantSchema,
};

export const fleetUnitRow = shape(unitShape);

export type FleetUnitRow = z.output<typeof fleetUnitRow>;

export const FLEET_READING_KINDS = ['reading', 'rotation', 'correction'] as const;

export const fleetUnitRecord = shape({
  ...unitShape,
  /** The latest 200, newest first. */
  readings: z.array(
    shape({
      id: idSchema,
      kind: z.enum(FLEET_READING_KINDS),
      miles: z.int().nullable(),
      on: daySchema,
      reason: z.string().nullable(),
      byName: z.string(),
      at: instantSchema,
    }),
  ),
});

export type FleetUnitRecord = z.output<typeof fleetUnitRecord>;
