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
  summary: 'Today’s figures in Eastern time, and the pending work.',
  access: staffAccess('dashboard.read'),
  reply: shape({
    asOf: instantSchema,
    orders: figure,
    revenueInCents: figure,
    tires: figure,
    averageOrderInCents: figure,
    cancelledToday: z.int(),
    refundedTodayInCents: centsSchema,
    cancelWindowOpen: z.int(),
    byHour: z.array(shape({ hour: z.int().min(0).max(23), orders: z.int(), lastWeek: z.int() })),
    byState: z.array(shape({ state: z.string(), count: z.int() })),
    byFulfilment: z.array(shape({ fulfilment: z.string(), count: z.int(), totalInCents: centsSchema })),
    topSizes: z.array(shape({ sizeCode: z.string(), tires: z.int() })),
    lowStock: z.array(
      shape({ tireId: z.string(), label: z.string(), sizeCode: z.string(), available: z.int() }),
    ),
    nextToClose: z.array(
      shape({
        id: z.string(),
        orderNumber: z.string(),
        customerName: z.string(),
        totalInCents: centsSchema,
        cancelClosesAt: instantSchema,
      }),
    ),
    failedRefunds: z.int(),
    failedMessages: z.int(),
    failedJobs: z.int(),
  }),
  faults: [],
});
