import { parseCompanyName, parseEmployerDomain } from '@simpletread/domain';
import { z } from 'zod';

import { staffAccess } from '../../../platform/access/index.js';
import { endpoint } from '../../../platform/endpoint/index.js';
import { field } from '../../../platform/faults/index.js';
import { idSchema, instantSchema, listQuery, versionSchema } from '../../../platform/schema/index.js';
import { shape } from '../../../platform/shape/index.js';

const EMPLOYEE_TYPES = ['EPP', 'Employee Buying'] as const;

const employerRow = shape({
  id: idSchema,
  name: z.string(),
  type: z.enum(EMPLOYEE_TYPES),
  domains: z.array(z.string()),
  /** False until a second admin has agreed to it, and after it was ended. */
  isActive: z.boolean(),
  employeeCount: z.int(),
  /** The request of what waits for a second admin; null where nothing does. */
  approvalId: idSchema.nullable(),
  version: versionSchema,
  createdAt: instantSchema,
});

export type EmployerRow = z.output<typeof employerRow>;

const employerInput = shape({
  name: field(parseCompanyName),
  type: z.enum(EMPLOYEE_TYPES),
  domains: z.array(field(parseEmployerDomain)).min(1).max(20),
});

const byId = shape({ id: idSchema });

export const listEmployers = endpoint({
  id: 'admin.employers.list',
  method: 'GET',
  path: '/admin/employers',
  summary: 'Companies whose people buy as employees.',
  access: staffAccess('accounts.read'),
  query: listQuery(['name', 'createdAt', 'id'], { q: z.string().max(100).optional() }),
  reply: z.array(employerRow),
  isList: true,
  faults: [],
});

export const addEmployer = endpoint({
  id: 'admin.employers.add',
  method: 'POST',
  path: '/admin/employers',
  summary: 'Proposes a company and the domains of its e-mail; a second admin agrees.',
  access: staffAccess('accounts.approve'),
  body: employerInput,
  reply: employerRow,
  status: 201,
  isIdempotent: true,
  faults: ['employer.nameTaken'],
});

export const changeEmployer = endpoint({
  id: 'admin.employers.change',
  method: 'PUT',
  path: '/admin/employers/{id}',
  summary: 'Proposes another name, other domains or to begin again; it counts once a second admin agrees.',
  access: staffAccess('accounts.approve'),
  params: byId,
  body: shape({ version: versionSchema, ...employerInput.shape }),
  reply: employerRow,
  isIdempotent: true,
  faults: ['record.missing', 'record.stale', 'employer.nameTaken', 'approval.pending'],
});

export const endEmployer = endpoint({
  id: 'admin.employers.end',
  method: 'POST',
  path: '/admin/employers/{id}/end',
  summary: 'Ends a company at once: its people no longer buy as employees.',
  access: staffAccess('accounts.approve'),
  params: byId,
  body: shape({ version: versionSchema }),
  reply: employerRow,
  isIdempotent: true,
  faults: ['record.missing', 'record.stale'],
});
