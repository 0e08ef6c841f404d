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
  /** False until a second admin has approved it, and after it ended. */
  isActive: z.boolean(),
  employeeCount: z.int(),
  /** The approval request for a second admin; null if nothing waits. */
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
  summary: 'Companies with employee buying.',
  access: staffAccess('accounts.read'),
  query: listQuery(['name', 'createdAt', 'id'], { q: z.string().max(100).optional() }),
  reply: z.array(employerRow),
  isList: true,
  faults: [],
});

export const getEmployer = endpoint({
  id: 'admin.employers.get',
  method: 'GET',
  path: '/admin/employers/{id}',
  summary: 'One company with employee buying.',
  access: staffAccess('accounts.read'),
  params: byId,
  reply: employerRow,
  faults: ['record.missing'],
});

export const addEmployer = endpoint({
  id: 'admin.employers.add',
  method: 'POST',
  path: '/admin/employers',
  summary: 'Proposes a company and its email domains; a second admin approves.',
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
  summary: 'Proposes another name, other domains or a restart; it takes effect once a second admin approves.',
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
  summary: 'Ends employee buying for a company immediately.',
  access: staffAccess('accounts.approve'),
  params: byId,
  body: shape({ version: versionSchema }),
  reply: employerRow,
  isIdempotent: true,
  faults: ['record.missing', 'record.stale'],
});
