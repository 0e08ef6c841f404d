import { ACTING_ENDS, ACTING_REASONS } from '@simpletread/domain';
import { z } from 'zod';

import { staffAccess, storefrontAccess } from '../../platform/access/index.js';
import { endpoint } from '../../platform/endpoint/index.js';
import { idSchema, instantSchema } from '../../platform/schema/index.js';
import { shape } from '../../platform/shape/index.js';

/** 256 bits as 43 characters. */
const secretSchema = z.string().regex(/^[A-Za-z0-9_-]{43}$/);
/** Sent by a browser, not yet verified. */
const anyText = z.string().max(200);
const byId = shape({ id: idSchema });

export const askToActAs = endpoint({
  id: 'admin.accounts.actAs',
  method: 'POST',
  path: '/admin/accounts/{id}/acting-visits',
  summary:
    'A link to see the shop as this customer: valid once, for a minute, in the browser that requested it. It changes nothing.',
  access: staffAccess('accounts.actAs'),
  params: byId,
  body: shape({ reason: z.enum(ACTING_REASONS), words: z.string().trim().min(5).max(300) }),
  reply: shape({ url: z.url(), expiresAt: instantSchema }),
  status: 201,
  faults: ['record.missing', 'request.rateLimited'],
});

export const openActingLink = endpoint({
  id: 'staff.acting.open',
  method: 'GET',
  path: '/staff/acting-links/{link}',
  summary:
    'Opens such a link in the shop; one that is used, expired or someone else’s redirects to a page that says so.',
  access: staffAccess('accounts.actAs'),
  params: shape({ link: anyText }),
  status: 303,
  faults: ['request.rateLimited'],
});

const actingVisit = shape({
  id: idSchema,
  staffName: z.string(),
  role: z.string(),
  reason: z.enum(ACTING_REASONS),
  words: z.string(),
  beganAt: instantSchema,
  endedAt: instantSchema.nullable(),
  endedBy: z.enum(ACTING_ENDS).nullable(),
  /** The viewed data, by its path in the API, in the order of the first view. */
  seen: z.array(shape({ path: z.string(), times: z.int(), firstAt: instantSchema })),
});

export type ActingVisit = z.output<typeof actingVisit>;

export const listActingVisits = endpoint({
  id: 'admin.accounts.actingVisits',
  method: 'GET',
  path: '/admin/accounts/{id}/acting-visits',
  summary: 'The staff who saw the shop as this customer, when, why and what; the last fifty, newest first.',
  access: staffAccess('accounts.read'),
  params: byId,
  reply: shape({ visits: z.array(actingVisit) }),
  faults: ['record.missing'],
});

const shownVisit = shape({
  staffName: z.string(),
  customerName: z.string(),
  customerId: idSchema,
  endsAt: instantSchema,
});

export type ShownActingVisit = z.output<typeof shownVisit>;

export const beginActing = endpoint({
  id: 'sso.acting.begin',
  method: 'POST',
  path: '/sso/acting-visits',
  summary: 'Exchanges the link’s token for the handle of a visit; works once.',
  access: storefrontAccess,
  body: shape({ code: anyText }),
  reply: shape({ handle: secretSchema, endsAt: instantSchema }),
  status: 201,
  faults: ['record.missing'],
});

export const showActing = endpoint({
  id: 'sso.acting.show',
  method: 'POST',
  path: '/sso/acting-visits/state',
  summary: 'A visit’s member of staff and customer by its handle, and its end.',
  access: storefrontAccess,
  body: shape({ handle: anyText }),
  reply: shownVisit,
  faults: ['record.missing'],
});

export const endActing = endpoint({
  id: 'sso.acting.end',
  method: 'DELETE',
  path: '/sso/acting-visits',
  summary: 'Ends a visit, known or not.',
  access: storefrontAccess,
  body: shape({ handle: anyText }),
  faults: [],
});
