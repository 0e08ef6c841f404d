import {
  CERTIFICATE_STANDINGS,
  parseCertificateNumber,
  parseFleetDay,
  parseStateCode,
} from '@simpletread/domain';
import { z } from 'zod';

import { staffAccess } from '../../../platform/access/index.js';
import { endpoint } from '../../../platform/endpoint/index.js';
import { field } from '../../../platform/faults/index.js';
import { daySchema, idSchema, instantSchema, versionSchema } from '../../../platform/schema/index.js';
import { shape } from '../../../platform/shape/index.js';

const decide = staffAccess('accounts.approve');
const byId = shape({ id: idSchema });

export const exemptionCertificateRow = shape({
  id: idSchema,
  version: versionSchema,
  fleetId: idSchema,
  /** Two-letter code. */
  state: z.string(),
  number: z.string(),
  /** The last day, Eastern. */
  validUntil: daySchema,
  /** `valid` and `ending` exempt orders of its state today. */
  standing: z.enum(CERTIFICATE_STANDINGS),
  addedAt: instantSchema,
  withdrawnAt: instantSchema.nullable(),
});

export type ExemptionCertificateRow = z.output<typeof exemptionCertificateRow>;

export const listExemptionCertificates = endpoint({
  id: 'admin.exemptionCertificates.list',
  method: 'GET',
  path: '/admin/fleets/{id}/exemption-certificates',
  summary: 'A fleet’s tax exemption certificates by state, withdrawn ones last.',
  access: staffAccess('fleets.read'),
  params: byId,
  reply: z.array(exemptionCertificateRow),
  faults: ['record.missing'],
});

export const addExemptionCertificate = endpoint({
  id: 'admin.exemptionCertificates.add',
  method: 'POST',
  path: '/admin/fleets/{id}/exemption-certificates',
  summary:
    'Adds a tax exemption certificate: orders of the fleet’s accounts to its state have no sales tax until it ends.',
  access: decide,
  params: byId,
  body: shape({
    state: field(parseStateCode),
    number: field(parseCertificateNumber),
    validUntil: field(parseFleetDay),
  }),
  reply: exemptionCertificateRow,
  status: 201,
  isIdempotent: true,
  faults: ['record.missing', 'fleet.closed', 'fleet.certificateOver', 'fleet.certificateTaken'],
});

export const withdrawExemptionCertificate = endpoint({
  id: 'admin.exemptionCertificates.withdraw',
  method: 'POST',
  path: '/admin/fleet-certificates/{id}/withdrawal',
  summary: 'Withdraws a certificate: from now on, orders to its state are taxed.',
  access: decide,
  params: byId,
  body: shape({ version: versionSchema }),
  reply: exemptionCertificateRow,
  isIdempotent: true,
  faults: ['record.missing', 'record.stale', 'fleet.certificateMovedOn'],
});
