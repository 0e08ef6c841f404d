import { z } from 'zod';

import { staffAccess } from '../../../platform/access/index.js';
import { endpoint } from '../../../platform/endpoint/index.js';
import {
  deletedRecord,
  idSchema,
  instantSchema,
  listQuery,
  versionQuery,
  versionSchema,
} from '../../../platform/schema/index.js';
import { shape } from '../../../platform/shape/index.js';
import { orderStep, orderSteps } from './order-steps.js';

const macro = shape({
  id: idSchema,
  /** The name in the agents' menu: `Address looks wrong`. */
  name: z.string(),
  steps: z.array(orderStep),
  version: versionSchema,
  updatedAt: instantSchema,
});

export type Macro = z.output<typeof macro>;

const words = { name: z.string().trim().min(1).max(60), steps: orderSteps };
const byId = shape({ id: idSchema });
const read = staffAccess('work.assign');
const change = staffAccess('macros.change');

export const listMacros = endpoint({
  id: 'admin.macros.list',
  method: 'GET',
  path: '/admin/macros',
  summary: 'Steps under a name that agents run on orders.',
  access: read,
  query: listQuery(['name', 'updatedAt', 'id'], { q: z.string().max(100).optional() }),
  reply: z.array(macro),
  isList: true,
  faults: [],
});

export const getMacro = endpoint({
  id: 'admin.macros.get',
  method: 'GET',
  path: '/admin/macros/{id}',
  summary: 'A macro.',
  access: read,
  params: byId,
  reply: macro,
  faults: ['record.missing'],
});

export const createMacro = endpoint({
  id: 'admin.macros.create',
  method: 'POST',
  path: '/admin/macros',
  summary: 'Adds a macro.',
  access: change,
  body: shape(words),
  reply: macro,
  status: 201,
  isIdempotent: true,
  faults: ['macro.nameTaken'],
});

export const changeMacro = endpoint({
  id: 'admin.macros.change',
  method: 'PUT',
  path: '/admin/macros/{id}',
  summary: 'Changes a macro.',
  access: change,
  params: byId,
  body: shape({ ...words, version: versionSchema }),
  reply: macro,
  isIdempotent: true,
  faults: ['record.missing', 'record.stale', 'macro.nameTaken'],
});

export const deleteMacro = endpoint({
  id: 'admin.macros.delete',
  method: 'DELETE',
  path: '/admin/macros/{id}',
  summary: 'Removes a macro. Runs of it are kept in the audit.',
  access: change,
  params: byId,
  query: versionQuery,
  reply: deletedRecord,
  isIdempotent: true,
  faults: ['record.missing', 'record.stale'],
});
