import {
  LOST_REASONS,
  parseNextStep,
  QUOTE_STATES,
  REQUEST_SOURCES,
  REQUEST_STATES,
} from '@simpletread/domain';
import { z } from 'zod';

import { staffAccess } from '../../../platform/access/index.js';
import { endpoint } from '../../../platform/endpoint/index.js';
import { field } from '../../../platform/faults/index.js';
import {
  centsSchema,
  daySchema,
  idSchema,
  instantSchema,
  listQuery,
  versionSchema,
} from '../../../platform/schema/index.js';
import { shape } from '../../../platform/shape/index.js';
import { ownerFilter, workOwner } from '../../../platform/work-owners/index.js';

const read = staffAccess('quotes.read');
const access = staffAccess('quotes.write');
const byId = shape({ id: idSchema });

/** The latest quote of a request. */
const itsQuote = shape({
  id: idSchema,
  number: z.string(),
  state: z.enum(QUOTE_STATES),
  lastDay: daySchema.nullable(),
});

export const salesRequestRow = shape({
  id: idSchema,
  version: versionSchema,
  /** As `S-4101`. */
  requestNumber: z.string(),
  state: z.enum(REQUEST_STATES),
  source: z.enum(REQUEST_SOURCES),
  /** Empty once the person is erased. */
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  quantity: z.int(),
  /** Vehicle, size and brand in the shopper’s own words. */
  make: z.string(),
  model: z.string(),
  size: z.string(),
  brand: z.string(),
  owner: workOwner.nullable(),
  nextStep: z.string().nullable(),
  nextStepAt: instantSchema.nullable(),
  lostReason: z.enum(LOST_REASONS).nullable(),
  /** The total of the quote that was sent last; null before. */
  valueInCents: centsSchema.nullable(),
  quote: itsQuote.nullable(),
  stateSince: instantSchema,
  createdAt: instantSchema,
});

export type SalesRequestRow = z.output<typeof salesRequestRow>;

export const listSalesRequests = endpoint({
  id: 'admin.salesRequests.list',
  method: 'GET',
  path: '/admin/sales-requests',
  summary: 'Sales requests, by state, owner and due step, searched by number, name, email and tires.',
  access: read,
  query: listQuery(['createdAt', 'stateSince', 'nextStepAt', 'value', 'id'], {
    q: z.string().max(100).optional(),
    state: z.enum(REQUEST_STATES).optional(),
    source: z.enum(REQUEST_SOURCES).optional(),
    lostReason: z.enum(LOST_REASONS).optional(),
    owner: ownerFilter,
    /** Only those that are not won or lost. */
    isOpen: z.boolean().optional(),
    /** Only open ones whose next step is due. */
    isDue: z.boolean().optional(),
  }),
  reply: z.array(salesRequestRow),
  isList: true,
  faults: [],
});

export const getSalesRequest = endpoint({
  id: 'admin.salesRequests.get',
  method: 'GET',
  path: '/admin/sales-requests/{id}',
  summary: 'A sales request with its quote.',
  access: read,
  params: byId,
  reply: salesRequestRow,
  faults: ['record.missing'],
});

const stepFaults = ['record.missing', 'record.stale', 'salesRequest.movedOn'] as const;

export const planSalesRequest = endpoint({
  id: 'admin.salesRequests.plan',
  method: 'POST',
  path: '/admin/sales-requests/{id}/next-step',
  summary: 'Sets the next step of a sales request and when it is due.',
  access,
  params: byId,
  body: shape({ version: versionSchema, nextStep: field(parseNextStep), nextStepAt: instantSchema }),
  reply: salesRequestRow,
  isIdempotent: true,
  faults: [...stepFaults, 'salesRequest.stepInvalid'],
});

export const finishSalesStep = endpoint({
  id: 'admin.salesRequests.finishStep',
  method: 'POST',
  path: '/admin/sales-requests/{id}/finished-step',
  summary: 'Marks the next step of a sales request as done.',
  access,
  params: byId,
  body: shape({ version: versionSchema }),
  reply: salesRequestRow,
  isIdempotent: true,
  faults: stepFaults,
});

export const loseSalesRequest = endpoint({
  id: 'admin.salesRequests.lose',
  method: 'POST',
  path: '/admin/sales-requests/{id}/loss',
  summary: 'Closes a sales request as lost, with the reason.',
  access,
  params: byId,
  body: shape({ version: versionSchema, reason: z.enum(LOST_REASONS) }),
  reply: salesRequestRow,
  isIdempotent: true,
  faults: stepFaults,
});

export const reopenSalesRequest = endpoint({
  id: 'admin.salesRequests.reopen',
  method: 'POST',
  path: '/admin/sales-requests/{id}/reopening',
  summary: 'Opens a lost sales request again.',
  access,
  params: byId,
  body: shape({ version: versionSchema }),
  reply: salesRequestRow,
  isIdempotent: true,
  faults: stepFaults,
});

export const showPipeline = endpoint({
  id: 'admin.salesRequests.board',
  method: 'GET',
  path: '/admin/sales-pipeline',
  summary:
    'The pipeline by state: count, value and the cards that come first. Won and lost count the last 30 days.',
  access: read,
  query: shape({ isMine: z.enum(['true', 'false']).default('false') }),
  reply: shape({
    columns: z.array(
      shape({
        state: z.enum(REQUEST_STATES),
        count: z.int(),
        valueInCents: centsSchema,
        cards: z.array(salesRequestRow),
      }),
    ),
  }),
  faults: [],
});
