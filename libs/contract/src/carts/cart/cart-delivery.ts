import { FULFILMENTS } from '@simpletread/domain';
import { z } from 'zod';

import { pickupPointCode } from '../../delivery/index.js';
import { appointmentChoice } from '../../installers/index.js';
import { cartOrCustomerAccess } from '../../platform/access/index.js';
import { endpoint } from '../../platform/endpoint/index.js';
import { chosenVehicle, shipToInput, versionSchema } from '../../platform/schema/index.js';
import { shape } from '../../platform/shape/index.js';
import { cartReply } from './cart.js';
import { cartWrite } from './cart-write-faults.js';

export const setCartDelivery = endpoint({
  id: 'carts.setDelivery',
  method: 'PUT',
  path: '/carts/current/delivery',
  summary:
    'Sets how the tires are delivered, all or nothing: to the buyer, to a named partner shop that mounts them, to a named FedEx location, or not at all: the buyer picks them up at a named warehouse.',
  access: cartOrCustomerAccess,
  body: shape({
    /** Without it, the change applies to the cart's current version. */
    version: versionSchema.optional(),
    fulfilment: z.enum(FULFILMENTS),
    shopCode: z.string().max(20).nullable().default(null),
    /** A FedEx location, or the counter of a warehouse. */
    pickupPointCode: pickupPointCode.nullable().default(null),
    /** The vehicle that the tires are for; left out, the cart keeps its own. */
    vehicle: chosenVehicle.optional(),
    /**
     * The time of the installation, or null for no time yet. Left out, a time at the same shop stays. The slot is held
     * when payment starts.
     */
    appointment: appointmentChoice.nullable().optional(),
    /** The recipient and address; for a shop order the buyer’s own. Left out, the cart keeps its own. */
    shipTo: shipToInput.optional(),
  }),
  reply: cartReply,
  isIdempotent: true,
  faults: [
    ...cartWrite,
    'vehicle.unknown',
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
    'contact.poBox',
    'contact.militaryAddress',
    'contact.outsideShippingArea',
    'contact.zipInvalid',
    'contact.zipStateMismatch',
  ],
});
