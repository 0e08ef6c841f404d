import { ACCOUNT_TYPES } from '@simpletread/domain';
import { z } from 'zod';

import { staffAccess } from '../../../platform/access/index.js';
import { endpoint } from '../../../platform/endpoint/index.js';
import { idSchema, versionSchema } from '../../../platform/schema/index.js';
import { shape } from '../../../platform/shape/index.js';
import { grantTermsInput } from './grant-terms.js';

export const assignAccountType = endpoint({
  id: 'admin.accounts.assign',
  method: 'POST',
  path: '/admin/accounts/{id}/types',
  summary: 'Grants an account a type; terms that need a second admin wait for their approval.',
  access: staffAccess('accounts.approve'),
  params: shape({ id: idSchema }),
  body: shape({ type: z.enum(ACCOUNT_TYPES).exclude(['Retail']), ...grantTermsInput.shape }),
  reply: shape({ applicationId: idSchema, isGranted: z.boolean() }),
  isIdempotent: true,
  faults: ['record.missing', 'application.openAlready', 'application.companyInvalid'],
});

export const endAccountType = endpoint({
  id: 'admin.accounts.endType',
  method: 'POST',
  path: '/admin/account-grants/{id}/end',
  summary: 'Ends a granted type immediately.',
  access: staffAccess('accounts.approve'),
  params: shape({ id: idSchema }),
  body: shape({ version: versionSchema }),
  isIdempotent: true,
  faults: ['record.missing', 'record.stale'],
});
