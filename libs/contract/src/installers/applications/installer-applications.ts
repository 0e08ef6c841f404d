import { INSTALLER_APPLICATION_STATES, parseApplicationText } from '@simpletread/domain';
import { z } from 'zod';

import {
  customerAccess,
  customerOrActingAccess,
  publicOrCustomerAccess,
} from '../../platform/access/index.js';
import { endpoint } from '../../platform/endpoint/index.js';
import { field } from '../../platform/faults/index.js';
import {
  centsSchema,
  idSchema,
  instantSchema,
  refuseMailboxBelow,
  versionSchema,
} from '../../platform/schema/index.js';
import { shape } from '../../platform/shape/index.js';
import { applicationEntry } from '../../sso/index.js';
import { installerDetails, installerForm } from './installer-form.js';

const byId = shape({ id: idSchema });

export const installerApplicationReply = shape({
  id: idSchema,
  state: z.enum(INSTALLER_APPLICATION_STATES),
  version: versionSchema,
  createdAt: instantSchema,
  updatedAt: instantSchema,
  details: installerDetails,
  hasImage: z.boolean(),
  entries: z.array(applicationEntry),
  /** The shop's pay for mounting a tire, and its public code; null until approved. */
  enrolment: shape({ shopCode: z.string(), payPerTireInCents: centsSchema }).nullable(),
});

export type InstallerApplicationReply = z.output<typeof installerApplicationReply>;

const placeFaults = [
  'contact.zipInvalid',
  'contact.zipStateMismatch',
  'contact.militaryAddress',
  'contact.outsideShippingArea',
  'installer.neverOpen',
] as const;
const formFaults = [...placeFaults, 'installer.imageType', 'picture.busy'] as const;
const stepFaults = ['record.missing', 'application.movedOn'] as const;

export const applyAsInstaller = endpoint({
  id: 'installerApplications.apply',
  method: 'POST',
  path: '/installer-applications',
  summary:
    'A shop’s application to the installer program. Without a customer whose address is verified, it waits until the email address in it is verified.',
  access: publicOrCustomerAccess,
  bodyFormat: 'form',
  body: shape(installerForm).superRefine(refuseMailboxBelow),
  reply: shape({
    /** Null for a guest: an application with an unverified address belongs to no one. */
    id: idSchema.nullable(),
    /** The next email goes here. */
    email: z.string(),
  }),
  status: 201,
  isIdempotent: true,
  faults: [
    ...formFaults,
    'installer.openAlready',
    'request.rateLimited',
    'mail.recipientFull',
    'mail.senderFull',
  ],
});

export const listMyInstallerApplications = endpoint({
  id: 'installerApplications.listMine',
  method: 'GET',
  path: '/users/me/installer-applications',
  summary: 'The signed-in applicant’s own applications to the installer program, newest first.',
  access: customerOrActingAccess,
  reply: z.array(installerApplicationReply),
  faults: [],
});

export const getMyInstallerApplication = endpoint({
  id: 'installerApplications.getMine',
  method: 'GET',
  path: '/users/me/installer-applications/{id}',
  summary: 'One application of the signed-in applicant.',
  access: customerOrActingAccess,
  params: byId,
  reply: installerApplicationReply,
  faults: ['record.missing'],
});

export const getMyStoreImage = endpoint({
  id: 'installerApplications.myImage',
  method: 'GET',
  path: '/users/me/installer-applications/{id}/image',
  summary: 'The store picture that the signed-in applicant sent.',
  access: customerOrActingAccess,
  params: byId,
  status: 200,
  faults: ['record.missing'],
});

export const amendInstallerApplication = endpoint({
  id: 'installerApplications.amend',
  method: 'POST',
  path: '/users/me/installer-applications/{id}/amendments',
  summary:
    'Updates the form, before staff read it or when they asked. Without a new picture the old one stays.',
  access: customerAccess,
  params: byId,
  bodyFormat: 'form',
  body: shape({
    ...installerForm,
    /** The version of the amended application. */
    version: z.coerce.number().pipe(versionSchema),
    isImageRemoved: z.literal('yes').optional(),
  }).superRefine(refuseMailboxBelow),
  reply: installerApplicationReply,
  isIdempotent: true,
  faults: [...stepFaults, ...formFaults, 'record.stale', 'installer.openAlready'],
});

export const answerInstallerQuestion = endpoint({
  id: 'installerApplications.answer',
  method: 'POST',
  path: '/users/me/installer-applications/{id}/answers',
  summary: 'Answers a question from staff.',
  access: customerAccess,
  params: byId,
  body: shape({ text: field(parseApplicationText) }),
  reply: installerApplicationReply,
  isIdempotent: true,
  faults: stepFaults,
});

export const withdrawInstallerApplication = endpoint({
  id: 'installerApplications.withdraw',
  method: 'POST',
  path: '/users/me/installer-applications/{id}/withdrawal',
  summary: 'Withdraws an undecided application.',
  access: customerAccess,
  params: byId,
  reply: installerApplicationReply,
  isIdempotent: true,
  faults: stepFaults,
});
