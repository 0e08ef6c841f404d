import { ALERT_KINDS, ALERT_SEVERITIES, DESK_PROMISES } from '@simpletread/domain';
import { z } from 'zod';

import { staffAccess } from '../../../platform/access/index.js';
import { endpoint } from '../../../platform/endpoint/index.js';
import { centsSchema, idSchema, instantSchema } from '../../../platform/schema/index.js';
import { shape } from '../../../platform/shape/index.js';

const supportStatus = shape({
  isOpen: z.boolean(),
  /** `open until 7 pm ET`, `opens Monday 8 am ET`. */
  nextChange: z.string(),
  /** The hours of the day, as `8 am to 7 pm ET`; null on a closed day. */
  today: z.string().nullable(),
});

const promiseCount = shape({ due: z.int().min(0), kept: z.int().min(0) });

/** The desk of agents: hours, promises kept, alerts that concern them. */
const agentsDesk = shape({
  support: shape({ general: supportStatus, fleet: supportStatus }),
  /** Promises that were kept or fell due today, and within the last 7 days. */
  promises: z.array(shape({ promise: z.enum(DESK_PROMISES), today: promiseCount, week: promiseCount })),
  /** The open alerts that change what agents do, the five most severe first; null without permission to see alerts. */
  alerts: z
    .array(
      shape({
        id: idSchema,
        kind: z.enum(ALERT_KINDS),
        severity: z.enum(ALERT_SEVERITIES),
        subject: z.string(),
        lastSeenAt: instantSchema,
      }),
    )
    .nullable(),
});

const figure = shape({ today: z.int(), sameTimeLastWeek: z.int() });

export const getDashboard = endpoint({
  id: 'admin.dashboard',
  method: 'GET',
  path: '/admin/dashboard',
  summary: 'Today’s figures in Eastern time as far as the person may see them, and the pending work.',
  access: staffAccess('dashboard.read'),
  reply: shape({
    asOf: instantSchema,
    /** Null without permission to see sales figures. */
    sales: shape({
      orders: figure,
      revenueInCents: figure,
      tires: figure,
      averageOrderInCents: figure,
      byHour: z.array(shape({ hour: z.int().min(0).max(23), orders: z.int(), lastWeek: z.int() })),
      byState: z.array(shape({ state: z.string(), count: z.int() })),
      byFulfilment: z.array(shape({ fulfilment: z.string(), count: z.int(), totalInCents: centsSchema })),
      topSizes: z.array(shape({ sizeCode: z.string(), tires: z.int() })),
      lowStock: z.array(
        shape({ tireId: z.string(), label: z.string(), sizeCode: z.string(), available: z.int() }),
      ),
    }).nullable(),
    /** Null without permission to cancel orders or to see sales figures. */
    cancellations: shape({
      today: z.int(),
      refundedTodayInCents: centsSchema,
      windowsOpen: z.int(),
      failedRefunds: z.int(),
    }).nullable(),
    /** Null for people who don’t answer customers. */
    desk: agentsDesk.nullable(),
    nextToClose: z.array(
      shape({
        id: z.string(),
        orderNumber: z.string(),
        customerName: z.string(),
        totalInCents: centsSchema,
        cancelClosesAt: instantSchema,
      }),
    ),
    failedMessages: z.int(),
    failedJobs: z.int(),
  }),
  faults: [],
});
