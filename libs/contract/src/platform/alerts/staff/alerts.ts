import { ALERT_KINDS, ALERT_SEVERITIES, ALERT_STATES } from '@simpletread/domain';
import { z } from 'zod';

import { staffAccess } from '../../access/index.js';
import { endpoint } from '../../endpoint/index.js';
import { idSchema, instantSchema, listQuery, versionSchema } from '../../schema/index.js';
import { shape } from '../../shape/index.js';
import { ownerFilter, workOwner } from '../../work-owners/index.js';

const alertRow = shape({
  id: idSchema,
  kind: z.enum(ALERT_KINDS),
  severity: z.enum(ALERT_SEVERITIES),
  /** The source or target, such as a masked mailbox, a network or an order number. */
  subject: z.string(),
  state: z.enum(ALERT_STATES),
  owner: workOwner.nullable(),
  /** Occurrences so far. */
  count: z.int().positive(),
  firstSeenAt: instantSchema,
  lastSeenAt: instantSchema,
  version: versionSchema,
});

export type AlertRow = z.output<typeof alertRow>;

const alert = shape({
  ...alertRow.shape,
  /** The record it is about, as the audit names records; null if there is none. */
  about: shape({ type: z.string(), id: z.string() }).nullable(),
  /** The newest occurrences with what is known of each, newest first. */
  evidence: z.array(
    shape({ at: instantSchema, facts: z.array(shape({ label: z.string(), text: z.string() })) }),
  ),
  /** The owner's findings; null until it is closed. */
  note: z.string().nullable(),
  closedAt: instantSchema.nullable(),
});

export type Alert = z.output<typeof alert>;

const byId = shape({ id: idSchema });
const handle = staffAccess('alerts.handle');

export const listAlerts = endpoint({
  id: 'admin.alerts.list',
  method: 'GET',
  path: '/admin/alerts',
  summary: 'Alerts: attacks on the shop and faults of its partners.',
  access: staffAccess('alerts.read'),
  query: listQuery(['lastSeenAt', 'severity', 'count', 'id'], {
    q: z.string().max(100).optional(),
    kind: z.enum(ALERT_KINDS).optional(),
    severity: z.enum(ALERT_SEVERITIES).optional(),
    state: z.enum(ALERT_STATES).optional(),
    /** Only those that still need someone. */
    isOpen: z.boolean().optional(),
    owner: ownerFilter,
  }),
  reply: z.array(alertRow),
  isList: true,
  faults: [],
});

export const getAlert = endpoint({
  id: 'admin.alerts.get',
  method: 'GET',
  path: '/admin/alerts/{id}',
  summary: 'An alert with its evidence.',
  access: staffAccess('alerts.read'),
  params: byId,
  reply: alert,
  faults: ['record.missing'],
});

export const closeAlert = endpoint({
  id: 'admin.alerts.close',
  method: 'POST',
  path: '/admin/alerts/{id}/closure',
  summary: 'Resolves an alert, or dismisses it as a false alarm, with a note.',
  access: handle,
  params: byId,
  body: shape({
    version: versionSchema,
    outcome: z.enum(['resolved', 'dismissed']),
    note: z.string().trim().min(1).max(1000),
  }),
  reply: alert,
  isIdempotent: true,
  faults: ['record.missing', 'record.stale', 'alert.closed'],
});
