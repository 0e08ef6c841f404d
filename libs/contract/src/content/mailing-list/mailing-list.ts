import { SUBSCRIBER_STATES, WAYS_TO_LEAVE } from '@simpletread/domain';
import { z } from 'zod';

import { publicAccess } from '../../platform/access/index.js';
import { endpoint } from '../../platform/endpoint/index.js';
import { emailField, instantSchema } from '../../platform/schema/index.js';
import { shape } from '../../platform/shape/index.js';

const token = z.string().max(60);

/** A subscription for the holder of its link. */
export const ownSubscription = shape({
  state: z.enum(SUBSCRIBER_STATES),
  /** Masked, because someone else may have the link. */
  email: z.string(),
  confirmedAt: instantSchema.nullable(),
  /** True if they agreed that we see whether they open our emails. */
  isMeasured: z.boolean(),
});

export type OwnSubscription = z.output<typeof ownSubscription>;

const own = { method: 'POST', access: publicAccess } as const;

export const joinMailingList = endpoint({
  ...own,
  id: 'mailingList.join',
  path: '/mailing-list/requests',
  summary:
    'Asks to join the mailing list: mails a link that confirms it. The reply is the same whether or not the address is on the list.',
  body: shape({ email: emailField }),
  reply: shape({ isTaken: z.literal(true) }),
  status: 202,
  faults: ['request.rateLimited'],
});

export const confirmSubscription = endpoint({
  ...own,
  id: 'mailingList.confirm',
  path: '/mailing-list/confirmations',
  summary: 'Joins the mailing list with the link from our email, within 48 hours.',
  body: shape({ token }),
  /** The key to the subscription, in the link of every email to the list. */
  reply: shape({ subscriptionToken: z.string() }),
  faults: ['mailingList.linkExpired'],
});

export const openSubscription = endpoint({
  ...own,
  id: 'mailingList.own',
  path: '/mailing-list/own',
  summary: 'A subscription by the key in our emails.',
  body: shape({ token }),
  reply: ownSubscription,
  faults: ['record.missing'],
});

export const leaveMailingList = endpoint({
  ...own,
  id: 'mailingList.leave',
  path: '/mailing-list/leavings',
  summary: 'Leaves the mailing list by the key in our emails, on our page or with a mail program’s button.',
  body: shape({ token, by: z.enum(WAYS_TO_LEAVE) }),
  reply: ownSubscription,
  faults: ['record.missing'],
});

export const measureOpenings = endpoint({
  ...own,
  id: 'mailingList.measure',
  path: '/mailing-list/measurings',
  summary: 'Agrees that the shop sees whether its emails are opened, or takes that back.',
  body: shape({ token, isAgreed: z.boolean() }),
  reply: ownSubscription,
  faults: ['record.missing'],
});
