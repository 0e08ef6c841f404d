import { z } from 'zod';

import { staffAccess } from '../../../platform/access/index.js';
import { endpoint } from '../../../platform/endpoint/index.js';
import { centsSchema, instantSchema } from '../../../platform/schema/index.js';
import { shape } from '../../../platform/shape/index.js';

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
