import {
  parseFleetReason,
  parsePlate,
  parseUnitNumber,
  parseVin,
  ROTATION_STATES,
} from '@simpletread/domain';
import { z } from 'zod';

import { staffAccess } from '../../../platform/access/index.js';
import { endpoint } from '../../../platform/endpoint/index.js';
import { field } from '../../../platform/faults/index.js';
import {
  daySchema,
  fileField,
  idSchema,
  listQuery,
  slugSchema,
  versionSchema,
} from '../../../platform/schema/index.js';
import { shape } from '../../../platform/shape/index.js';
import { fleetUnitRecord, fleetUnitRow } from './fleet-record.js';

const read = staffAccess('fleets.read');
const manage = staffAccess('fleets.manage');
const byId = shape({ id: idSchema });
const milesSchema = z.int().min(0).max(2_000_000);

const written = {
  unitNumber: field(parseUnitNumber),
  year: z.int().min(1900).max(2100),
  makeSlug: slugSchema,
  modelSlug: slugSchema,
  trim: z.string().trim().max(60),
  vin: field(parseVin),
  plate: field(parsePlate),
  /** Empty for the vehicle’s only size, or if unknown. */
  frontSize: z.string().trim().max(40),
  rearSize: z.string().trim().max(40),
};

const WRITE_FAULTS = [
  'fleet.closed',
  'fleet.unitNumberTaken',
  'fleet.vehicleUnknown',
  'fleet.trimUnknown',
  'tireSize.unreadable',
  'fleet.rearAlone',
  'fleet.sizeUnfit',
] as const;

export const listFleetUnits = endpoint({
  id: 'admin.fleetUnits.list',
  method: 'GET',
  path: '/admin/fleet-units',
  summary: 'Units of a fleet or of all active fleets, by rotation, the most overdue first.',
  access: read,
  query: listQuery(['urgency', 'unitNumber', 'fleet', 'miles', 'dueOn', 'id'], {
    q: z.string().max(100).optional(),
    fleetId: idSchema.optional(),
    rotation: z.enum(ROTATION_STATES).optional(),
    isRetired: z.boolean().optional(),
    /** Units of the caller’s fleets. */
    isMine: z.boolean().optional(),
  }),
  reply: z.array(fleetUnitRow),
  isList: true,
  faults: [],
});

export const getFleetUnit = endpoint({
  id: 'admin.fleetUnits.get',
  method: 'GET',
  path: '/admin/fleet-units/{id}',
  summary: 'A unit with its readings and rotations.',
  access: read,
  params: byId,
  reply: fleetUnitRecord,
  faults: ['record.missing'],
});

export const createFleetUnit = endpoint({
  id: 'admin.fleetUnits.create',
  method: 'POST',
  path: '/admin/fleet-units',
  summary: 'Adds a unit to a fleet; its sizes are judged by the vehicle’s fitments.',
  access: manage,
  body: shape({ fleetId: idSchema, ...written }),
  reply: fleetUnitRecord,
  status: 201,
  isIdempotent: true,
  faults: ['record.missing', ...WRITE_FAULTS],
});

const STEP_FAULTS = ['record.missing', 'record.stale', 'fleet.closed'] as const;

export const changeFleetUnit = endpoint({
  id: 'admin.fleetUnits.change',
  method: 'PUT',
  path: '/admin/fleet-units/{id}',
  summary: 'Changes a unit’s number, vehicle and sizes.',
  access: manage,
  params: byId,
  body: shape({ version: versionSchema, ...written }),
  reply: fleetUnitRecord,
  isIdempotent: true,
  faults: ['record.missing', 'record.stale', ...WRITE_FAULTS],
});

export const retireFleetUnit = endpoint({
  id: 'admin.fleetUnits.retire',
  method: 'POST',
  path: '/admin/fleet-units/{id}/retirement',
  summary: 'Retires a unit, or restores it. Its history stays.',
  access: manage,
  params: byId,
  body: shape({ version: versionSchema, isRetired: z.boolean() }),
  reply: fleetUnitRecord,
  isIdempotent: true,
  faults: [...STEP_FAULTS],
});

export const logFleetReading = endpoint({
  id: 'admin.fleetUnits.logReading',
  method: 'POST',
  path: '/admin/fleet-units/{id}/readings',
  summary: 'Logs an odometer reading. Only a correction with a reason can lower it.',
  access: manage,
  params: byId,
  body: shape({
    version: versionSchema,
    miles: milesSchema,
    readOn: daySchema,
    reason: field(parseFleetReason).nullable(),
  }),
  reply: fleetUnitRecord,
  isIdempotent: true,
  faults: [...STEP_FAULTS, 'fleet.unitRetired', 'fleet.dayOutside', 'fleet.milesFall'],
});

export const logFleetRotation = endpoint({
  id: 'admin.fleetUnits.logRotation',
  method: 'POST',
  path: '/admin/fleet-units/{id}/rotations',
  summary: 'Logs a tire rotation; the next one counts from here.',
  access: manage,
  params: byId,
  body: shape({ version: versionSchema, rotatedOn: daySchema, miles: milesSchema.nullable() }),
  reply: fleetUnitRecord,
  isIdempotent: true,
  faults: [...STEP_FAULTS, 'fleet.unitRetired', 'fleet.dayOutside', 'fleet.milesFall', 'fleet.milesAhead'],
});

const CSV_BYTES = 1_048_576;
const CSV_TYPES = ['text/csv', 'application/vnd.ms-excel', 'text/plain'];

const table = {
  params: byId,
  bodyFormat: 'form',
  body: shape({
    file: fileField({
      maxBytes: CSV_BYTES,
      mediaTypes: CSV_TYPES,
      faults: {
        missing: 'pricing.csvMissing',
        tooLarge: 'pricing.csvTooLarge',
        wrongType: 'pricing.csvType',
      },
    }),
  }),
  reply: shape({
    goodCount: z.int(),
    refused: z.array(shape({ line: z.int(), unitNumber: z.string(), problem: z.string() })),
    /** The refused rows with their reasons, to correct and import again; null if there are none. */
    refusedCsv: z.string().nullable(),
  }),
} as const;

const TABLE_FAULTS = [
  'record.missing',
  'fleet.closed',
  'fleet.csvUnreadable',
  'fleet.csvColumns',
  'fleet.csvTooLong',
] as const;

export const previewFleetUnits = endpoint({
  id: 'admin.fleetUnits.preview',
  method: 'POST',
  path: '/admin/fleets/{id}/unit-import-previews',
  summary:
    'The units of a CSV table that can be added, and the rows that can’t with their reasons. Adds nothing.',
  access: manage,
  ...table,
  isQuestion: true,
  faults: [...TABLE_FAULTS],
});

export const importFleetUnits = endpoint({
  id: 'admin.fleetUnits.import',
  method: 'POST',
  path: '/admin/fleets/{id}/unit-imports',
  summary: 'Adds the units of a CSV table; bad rows come back with their line and reason.',
  access: manage,
  ...table,
  isIdempotent: true,
  faults: [...TABLE_FAULTS, 'fleet.csvNothing'],
});
