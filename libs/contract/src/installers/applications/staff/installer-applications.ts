import { checkPayPerTire, INSTALLER_APPLICATION_STATES, parseApplicationText } from '@simpletread/domain';
import { z } from 'zod';

import { staffAccess } from '../../../platform/access/index.js';
import { endpoint } from '../../../platform/endpoint/index.js';
import { faultIssue, field } from '../../../platform/faults/index.js';
import { idSchema, instantSchema, listQuery, versionSchema } from '../../../platform/schema/index.js';
import { shape } from '../../../platform/shape/index.js';
import { applicationEntry } from '../../../sso/index.js';
import { installerApplicationReply } from '../installer-applications.js';

export const installerApplicationRow = shape({
  id: idSchema,
  company: z.string(),
  applicant: z.string(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
  status: z.enum(INSTALLER_APPLICATION_STATES),
  /** The assigned member of staff. */
  assignee: z.string().nullable(),
  version: versionSchema,
  createdAt: instantSchema,
  updatedAt: instantSchema,
});

export type InstallerApplicationRow = z.output<typeof installerApplicationRow>;

const payPerTire = z.number().transform((amount, context) => {
  const pay = checkPayPerTire(amount);
  if (pay.ok) return pay.value;
  context.addIssue(faultIssue(pay.fault));
  return z.NEVER;
});

const read = staffAccess('installerApplications.read');
const access = staffAccess('installerApplications.decide');
const byId = shape({ id: idSchema });
const seen = { version: versionSchema } as const;
const stepFaults = ['record.missing', 'record.stale', 'application.movedOn'] as const;

export const listInstallerApplications = endpoint({
  id: 'admin.installerApplications.list',
  method: 'GET',
  path: '/admin/installer-applications',
  summary: 'Shops’ applications to the installer program; unverified ones only on request.',
  access: read,
  query: listQuery(['createdAt', 'updatedAt', 'company', 'id'], {
    q: z.string().max(100).optional(),
    status: z.enum(INSTALLER_APPLICATION_STATES).optional(),
    /** Only undecided ones. */
    isOpen: z.boolean().optional(),
    /** True for those that wait for staff, false for those that wait for the applicant or are decided. */
    isOurTurn: z.boolean().optional(),
    /** Only those assigned to the caller. */
    isMine: z.boolean().optional(),
    state: z.string().max(2).optional(),
    zip: z.string().max(5).optional(),
  }),
  reply: z.array(installerApplicationRow),
  isList: true,
  faults: [],
});

const adminInstallerApplicationReply = shape({
  ...installerApplicationReply.shape,
  /** The applicant's account; null until its address is verified. */
  accountId: idSchema.nullable(),
  accountEmail: z.string().nullable(),
  assignee: shape({ staffId: idSchema, name: z.string() }).nullable(),
  shopId: idSchema.nullable(),
  agreedAt: instantSchema,
  entries: z.array(shape({ ...applicationEntry.shape, isInternal: z.boolean() })),
});

export type AdminInstallerApplication = z.output<typeof adminInstallerApplicationReply>;

export const getInstallerApplication = endpoint({
  id: 'admin.installerApplications.get',
  method: 'GET',
  path: '/admin/installer-applications/{id}',
  summary: 'An application with its full conversation.',
  access: read,
  params: byId,
  reply: adminInstallerApplicationReply,
  faults: ['record.missing'],
});

export const getStoreImage = endpoint({
  id: 'admin.installerApplications.image',
  method: 'GET',
  path: '/admin/installer-applications/{id}/image',
  summary: 'The store picture, as an attachment.',
  access: read,
  params: byId,
  status: 200,
  faults: ['record.missing'],
});

export const takeUpInstallerApplication = endpoint({
  id: 'admin.installerApplications.takeUp',
  method: 'POST',
  path: '/admin/installer-applications/{id}/review',
  summary: 'Starts the review of an application and assigns it to the caller.',
  access,
  params: byId,
  body: shape(seen),
  reply: adminInstallerApplicationReply,
  isIdempotent: true,
  faults: stepFaults,
});

export const assignInstallerApplication = endpoint({
  id: 'admin.installerApplications.assign',
  method: 'POST',
  path: '/admin/installer-applications/{id}/assignee',
  summary: 'Assigns an open application to the caller, or to no one.',
  access,
  params: byId,
  body: shape({ ...seen, to: z.enum(['me', 'unassigned']) }),
  reply: adminInstallerApplicationReply,
  isIdempotent: true,
  faults: stepFaults,
});

export const askInstaller = endpoint({
  id: 'admin.installerApplications.ask',
  method: 'POST',
  path: '/admin/installer-applications/{id}/questions',
  summary: 'Asks the applicant a question by email.',
  access,
  params: byId,
  body: shape({ ...seen, text: field(parseApplicationText) }),
  reply: adminInstallerApplicationReply,
  isIdempotent: true,
  faults: stepFaults,
});

export const noteOnInstallerApplication = endpoint({
  id: 'admin.installerApplications.note',
  method: 'POST',
  path: '/admin/installer-applications/{id}/notes',
  summary: 'Adds a note for staff only.',
  access,
  params: byId,
  body: shape({ text: field(parseApplicationText) }),
  reply: adminInstallerApplicationReply,
  isIdempotent: true,
  faults: ['record.missing'],
});

export const approveInstaller = endpoint({
  id: 'admin.installerApplications.approve',
  method: 'POST',
  path: '/admin/installer-applications/{id}/approval',
  summary: 'Admits the shop to the program: shoppers can choose it immediately.',
  access,
  params: byId,
  body: shape({
    ...seen,
    payPerTireInCents: payPerTire,
  }),
  reply: adminInstallerApplicationReply,
  isIdempotent: true,
  faults: [...stepFaults, 'contact.zipInvalid', 'contact.militaryAddress', 'contact.outsideShippingArea'],
});

export const declineInstaller = endpoint({
  id: 'admin.installerApplications.decline',
  method: 'POST',
  path: '/admin/installer-applications/{id}/refusal',
  summary: 'Declines an application, with a reason for the applicant.',
  access,
  params: byId,
  body: shape({ ...seen, text: field(parseApplicationText) }),
  reply: adminInstallerApplicationReply,
  isIdempotent: true,
  faults: stepFaults,
});
