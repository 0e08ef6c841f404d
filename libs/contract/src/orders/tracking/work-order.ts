import { ORDER_STATES } from '@simpletread/domain';
import { z } from 'zod';

import { AXLES } from '../../catalogue/index.js';
import { appointmentView } from '../../installers/index.js';
import { publicAccess } from '../../platform/access/index.js';
import { endpoint } from '../../platform/endpoint/index.js';
import { chosenVehicle, daySchema, instantSchema, zipField } from '../../platform/schema/index.js';
import { shape } from '../../platform/shape/index.js';

/** An order as the shop that installs it needs it: neither prices nor the buyer's address. */
export const workOrder = shape({
  orderNumber: z.string(),
  state: z.enum(ORDER_STATES),
  customerName: z.string(),
  vehicle: chosenVehicle.nullable(),
  shop: shape({
    company: z.string(),
    address1: z.string(),
    city: z.string(),
    state: z.string(),
    zip: z.string(),
  }),
  appointment: appointmentView.nullable(),
  /** The tires to mount; empty once all were returned. */
  lines: z.array(
    shape({
      itemNumber: z.int(),
      brandName: z.string(),
      name: z.string(),
      sizeCode: z.string(),
      serviceDescription: z.string(),
      axle: z.enum(AXLES),
      quantity: z.int().positive(),
    }),
  ),
  carrier: z.string().nullable(),
  trackingNumber: z.string().nullable(),
  estimatedDeliveryOn: daySchema.nullable(),
  deliveredAt: instantSchema.nullable(),
});

export type WorkOrder = z.output<typeof workOrder>;

export const openWorkOrder = endpoint({
  id: 'orders.openWorkOrder',
  method: 'POST',
  path: '/orders/work-orders',
  summary:
    'The work order of an order, by its number and the ZIP of the shop that installs it. A wrong pair doesn’t reveal which was wrong, and counts like a wrong one in tracking.',
  access: publicAccess,
  body: shape({ orderNumber: z.string().max(40), zip: zipField }),
  reply: workOrder,
  faults: ['order.trackingMismatch', 'order.codeNeeded', 'contact.zipInvalid'],
});
