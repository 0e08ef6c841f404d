import { SUBSCRIBER_STATES, WAYS_TO_LEAVE } from '@simpletread/domain';
import { z } from 'zod';

import { staffAccess } from '../../../platform/access/index.js';
import { endpoint } from '../../../platform/endpoint/index.js';
import { idSchema, instantSchema, listQuery } from '../../../platform/schema/index.js';
import { shape } from '../../../platform/shape/index.js';

const subscriberRow = shape({
  id: idSchema,
  /** Masked for staff who don't see contacts. */
  email: z.string(),
  state: z.enum(SUBSCRIBER_STATES),
  /** The sentence they agreed to. */
  consent: z.string(),
  askedAt: instantSchema,
  confirmedAt: instantSchema.nullable(),
  leftAt: instantSchema.nullable(),
  leftBy: z.enum(WAYS_TO_LEAVE).nullable(),
  /** The address that leaves the list, for each email to it; null unless subscribed, and for staff who don't see contacts. */
  leaveUrl: z.string().nullable(),
});

export type SubscriberRow = z.output<typeof subscriberRow>;

export const listSubscribers = endpoint({
  id: 'admin.subscribers.list',
  method: 'GET',
  path: '/admin/subscribers',
  summary: 'The mailing list: who joined, asked to join and left, with their consent.',
  access: staffAccess('campaigns.read'),
  query: listQuery(['askedAt', 'confirmedAt', 'leftAt', 'id'], {
    id: z.array(z.string().max(60)).max(100).optional(),
    q: z.string().max(200).optional(),
    state: z.enum(SUBSCRIBER_STATES).optional(),
  }),
  reply: z.array(subscriberRow),
  isList: true,
  faults: [],
});
