import { z } from 'zod';

import { warehousePickup } from '../../../carts/index.js';
import { offeredAppointments } from '../../../installers/index.js';
import { staffAccess } from '../../../platform/access/index.js';
import { endpoint } from '../../../platform/endpoint/index.js';
import { zipField } from '../../../platform/schema/index.js';
import { shape } from '../../../platform/shape/index.js';
import { quoteGoods } from '../quote.js';

/** Refusals of a way to receive the tires of a quote. */
export const deliveryFaults = [
  'shop.required',
  'shop.unknown',
  'shop.cannotInstall',
  'shop.outsideArea',
  'pickupPoint.required',
  'pickupPoint.unknown',
  'warehousePickup.required',
  'warehousePickup.unknown',
  'warehousePickup.notInStock',
  'appointment.notOffered',
  'appointment.taken',
] as const;

export const quoteReceivingOptions = endpoint({
  id: 'admin.quotes.receiving',
  method: 'POST',
  path: '/admin/quote-receiving',
  summary:
    'The counters that have all tires of a quote, nearest first, and the times at which a shop can mount them.',
  access: staffAccess('quotes.write'),
  body: shape({
    zip: zipField,
    vehicle: quoteGoods.vehicle,
    lines: quoteGoods.lines,
    /** Null for no times. */
    shopCode: z.string().max(20).nullable().default(null),
  }),
  reply: shape({
    counters: z.array(warehousePickup),
    /** Of the option whose tires arrive last. */
    times: offeredAppointments.nullable(),
  }),
  isQuestion: true,
  faults: [
    'shop.required',
    'shop.unknown',
    'shop.cannotInstall',
    'shop.outsideArea',
    'tire.unknown',
    'tire.discontinued',
    'tire.outOfStock',
    'cart.quantityInvalid',
    'cart.tooManyLines',
    'contact.zipInvalid',
    'contact.militaryAddress',
    'contact.outsideShippingArea',
    'vehicle.unknown',
  ],
});

export type QuoteReceivingOptions = z.output<NonNullable<(typeof quoteReceivingOptions)['reply']>>;
