import { ACCOUNT_TYPES, PRICE_GROUPS, VERIFIED_GROUPS } from '@simpletread/domain';
import { z } from 'zod';

import { staffAccess } from '../../../platform/access/index.js';
import { endpoint } from '../../../platform/endpoint/index.js';
import { idSchema, instantSchema, listQuery, versionSchema } from '../../../platform/schema/index.js';
import { shape } from '../../../platform/shape/index.js';
import { applicationRow } from '../../account-types/index.js';

const accountRow = shape({
  id: idSchema,
  /** Masked for staff who may not see contacts. */
  email: z.string(),
  name: z.string(),
  isActive: z.boolean(),
  accountTypes: z.array(z.enum(ACCOUNT_TYPES)),
  companyName: z.string().nullable(),
  isCrewMember: z.boolean(),
  verifiedGroups: z.array(z.enum(VERIFIED_GROUPS)),
  createdAt: instantSchema,
});

export type AccountRow = z.output<typeof accountRow>;

export const listAccounts = endpoint({
  id: 'admin.accounts.list',
  method: 'GET',
  path: '/admin/accounts',
  summary: 'Customers’ accounts with their types.',
  access: staffAccess('accounts.read'),
  query: listQuery(['createdAt', 'email', 'id'], {
    q: z.string().max(100).optional(),
    type: z.enum(ACCOUNT_TYPES).optional(),
    isCrewMember: z.boolean().optional(),
    verifiedGroup: z.enum(VERIFIED_GROUPS).optional(),
  }),
  reply: z.array(accountRow),
  isList: true,
  faults: [],
});

const grantReply = shape({
  id: idSchema,
  type: z.enum(ACCOUNT_TYPES),
  companyName: z.string().nullable(),
  priceGroup: z.enum(PRICE_GROUPS),
  taxExemption: shape({ certificate: z.string(), until: instantSchema }).nullable(),
  source: z.enum(['application', 'staff', 'employer']),
  since: instantSchema,
  until: instantSchema.nullable(),
  isInForce: z.boolean(),
  version: versionSchema,
});

const adminAccountReply = shape({
  ...accountRow.shape,
  isEmailProved: z.boolean(),
  phone: z.string().nullable(),
  priceGroup: z.enum(PRICE_GROUPS),
  isTaxExempt: z.boolean(),
  grants: z.array(grantReply),
  applications: z.array(applicationRow),
  verifications: z.array(
    shape({ group: z.enum(VERIFIED_GROUPS), verifiedAt: instantSchema, until: instantSchema }),
  ),
  orderCount: z.int(),
});

export type AdminAccount = z.output<typeof adminAccountReply>;

export const getAccount = endpoint({
  id: 'admin.accounts.get',
  method: 'GET',
  path: '/admin/accounts/{id}',
  summary: 'One account with its types and their dates.',
  access: staffAccess('accounts.read'),
  params: shape({ id: idSchema }),
  reply: adminAccountReply,
  faults: ['record.missing'],
});
