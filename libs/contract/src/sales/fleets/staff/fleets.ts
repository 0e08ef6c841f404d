import {
  FLEET_CLOSE_REASONS,
  FLEET_STATES,
  parseFleetContact,
  parseFleetName,
  parseFleetNote,
  SHIP_TO_PARSERS,
} from '@simpletread/domain';
import { z } from 'zod';

import { staffAccess } from '../../../platform/access/index.js';
import { endpoint } from '../../../platform/endpoint/index.js';
import { field } from '../../../platform/faults/index.js';
import {
  centsSchema,
  daySchema,
  emailField,
  idSchema,
  listQuery,
  versionSchema,
} from '../../../platform/schema/index.js';
import { shape } from '../../../platform/shape/index.js';
import { ownerFilter } from '../../../platform/work-owners/index.js';
import { fleetRow } from './fleet-record.js';

const read = staffAccess('fleets.read');
const manage = staffAccess('fleets.manage');
const byId = shape({ id: idSchema });

const written = {
  name: field(parseFleetName),
  contactName: field(parseFleetContact),
  email: emailField,
  phone: field(SHIP_TO_PARSERS.phone),
  note: field(parseFleetNote),
};

export const listFleets = endpoint({
  id: 'admin.fleets.list',
  method: 'GET',
  path: '/admin/fleets',
  summary:
    'Fleets by state and owner, searched by name, contact and account, with their units and due rotations.',
  access: read,
  query: listQuery(['name', 'dueCount', 'unitCount', 'certificateEndsOn', 'updatedAt', 'id'], {
    q: z.string().max(100).optional(),
    state: z.enum(FLEET_STATES).optional(),
    owner: ownerFilter,
    /** Only those with units due for rotation. */
    isDue: z.boolean().optional(),
    /** Only active ones with a tax exemption certificate that ends within 30 days. */
    isCertificateEnding: z.boolean().optional(),
  }),
  reply: z.array(fleetRow),
  isList: true,
  faults: [],
});

export const getFleet = endpoint({
  id: 'admin.fleets.get',
  method: 'GET',
  path: '/admin/fleets/{id}',
  summary: 'A fleet with its contact and accounts.',
  access: read,
  params: byId,
  reply: fleetRow,
  faults: ['record.missing'],
});

export const getFleetCost = endpoint({
  id: 'admin.fleets.cost',
  method: 'GET',
  path: '/admin/fleets/{id}/cost',
  summary:
    'A fleet’s cost per mile: the orders of its accounts of 12 months by the miles between readings of its units.',
  access: read,
  params: byId,
  reply: shape({
    /** The first day that counts, in Eastern time. */
    from: daySchema,
    orders: z.int().min(0),
    /** Paid, less refunds. */
    spentInCents: centsSchema,
    miles: z.int().min(0),
    /** Units that drove some of these miles. */
    units: z.int().min(0),
    /** In hundredths of a cent; null below 1,000 miles. */
    hundredthsPerMile: z.int().min(0).nullable(),
  }),
  faults: ['record.missing'],
});

export const createFleet = endpoint({
  id: 'admin.fleets.create',
  method: 'POST',
  path: '/admin/fleets',
  summary: 'Adds a fleet; its writer owns it.',
  access: manage,
  body: shape(written),
  reply: fleetRow,
  status: 201,
  isIdempotent: true,
  faults: [],
});

const STEP_FAULTS = ['record.missing', 'record.stale'] as const;

export const changeFleet = endpoint({
  id: 'admin.fleets.change',
  method: 'PUT',
  path: '/admin/fleets/{id}',
  summary: 'Changes a fleet’s name, contact and note.',
  access: manage,
  params: byId,
  body: shape({ ...written, version: versionSchema }),
  reply: fleetRow,
  isIdempotent: true,
  faults: [...STEP_FAULTS],
});

export const closeFleet = endpoint({
  id: 'admin.fleets.close',
  method: 'POST',
  path: '/admin/fleets/{id}/closing',
  summary: 'Closes a fleet with the reason. Its units stay, out of the rotation list.',
  access: manage,
  params: byId,
  body: shape({ version: versionSchema, reason: z.enum(FLEET_CLOSE_REASONS) }),
  reply: fleetRow,
  isIdempotent: true,
  faults: [...STEP_FAULTS, 'fleet.movedOn'],
});

export const reopenFleet = endpoint({
  id: 'admin.fleets.reopen',
  method: 'POST',
  path: '/admin/fleets/{id}/reopening',
  summary: 'Opens a closed fleet again; one that is exempt from sales tax needs `accounts.approve` too.',
  access: manage,
  params: byId,
  body: shape({ version: versionSchema }),
  reply: fleetRow,
  isIdempotent: true,
  faults: [...STEP_FAULTS, 'fleet.movedOn', 'fleet.exemptionNotYours'],
});

export const linkFleetAccount = endpoint({
  id: 'admin.fleets.linkAccount',
  method: 'POST',
  path: '/admin/fleets/{id}/accounts',
  summary:
    'Adds the account with this email address; an account belongs to one fleet at most. A fleet that is exempt from sales tax needs `accounts.approve` too.',
  access: manage,
  params: byId,
  body: shape({ version: versionSchema, email: emailField }),
  reply: fleetRow,
  isIdempotent: true,
  faults: [
    ...STEP_FAULTS,
    'fleet.closed',
    'fleet.accountUnknown',
    'fleet.accountTaken',
    'fleet.accountLinked',
    'fleet.exemptionNotYours',
  ],
});

export const unlinkFleetAccount = endpoint({
  id: 'admin.fleets.unlinkAccount',
  method: 'POST',
  path: '/admin/fleets/{id}/account-removals',
  summary: 'Removes an account from a fleet.',
  access: manage,
  params: byId,
  body: shape({ version: versionSchema, accountId: idSchema }),
  reply: fleetRow,
  isIdempotent: true,
  faults: [...STEP_FAULTS],
});
