import { FULFILMENTS, PAYMENT_METHODS } from '@simpletread/domain';
import { z } from 'zod';

import { AXLES } from '../../catalogue/index.js';
import { pickupPointCode } from '../../delivery/index.js';
import { cartOrCustomerAccess, publicOrCustomerAccess } from '../../platform/access/index.js';
import { endpoint } from '../../platform/endpoint/index.js';
import {
  chosenVehicle,
  idSchema,
  shipToInput,
  versionSchema,
  zipField,
} from '../../platform/schema/index.js';
import { shape } from '../../platform/shape/index.js';
import { cartReply } from './cart.js';

const newLine = shape({
  tireId: idSchema,
  quantity: z.int().min(1).max(99),
  axle: z.enum(AXLES).default('all'),
  /** Chooses road hazard coverage; if missing, the line keeps its choice. */
  hasRoadHazard: z.boolean().default(false),
});

const lineFaults = [
  'tire.unknown',
  'tire.discontinued',
  'tire.outOfStock',
  'cart.quantityInvalid',
  'cart.tooManyLines',
] as const;

export const createCart = endpoint({
  id: 'carts.create',
  method: 'POST',
  path: '/carts',
  summary: 'Opens a cart with its first lines and returns its secret token, which is shown once.',
  access: publicOrCustomerAccess,
  body: shape({
    lines: z.array(newLine).min(1).max(20),
    zip: zipField.nullable().default(null),
    vehicle: chosenVehicle.nullable().default(null),
  }),
  reply: shape({ cartToken: z.string(), cart: cartReply }),
  status: 201,
  isIdempotent: true,
  faults: [...lineFaults, 'contact.zipInvalid', 'vehicle.unknown'],
});

export const getCart = endpoint({
  id: 'carts.get',
  method: 'GET',
  path: '/carts/current',
  summary: 'The cart of the token, priced now.',
  access: cartOrCustomerAccess,
  reply: cartReply,
  faults: ['record.missing'],
});

const cartWrite = ['record.missing', 'record.stale', 'cart.alreadyOrdered'] as const;

export const addCartLines = endpoint({
  id: 'carts.addLines',
  method: 'POST',
  path: '/carts/current/lines',
  summary: 'Adds tires; a tire already in the cart increases in quantity.',
  access: cartOrCustomerAccess,
  body: shape({
    version: versionSchema,
    lines: z.array(newLine).min(1).max(20),
    vehicle: chosenVehicle.nullable().optional(),
  }),
  reply: cartReply,
  isIdempotent: true,
  faults: [...cartWrite, ...lineFaults, 'vehicle.unknown'],
});

export const changeCartLine = endpoint({
  id: 'carts.changeLine',
  method: 'PATCH',
  path: '/carts/current/lines/{lineId}',
  summary: 'Sets a line’s quantity or road hazard coverage, or acknowledges that its tire does not fit.',
  access: cartOrCustomerAccess,
  params: shape({ lineId: idSchema }),
  body: shape({
    version: versionSchema,
    quantity: z.int().min(1).max(99).optional(),
    hasRoadHazard: z.boolean().optional(),
    /**
     * Acknowledges that the tire doesn't fit: the texts of all reasons shown to the shopper. Refused if the reasons have changed since;
     * null withdraws it.
     */
    acknowledgedReasons: z.array(z.string().max(500)).max(20).nullable().optional(),
  }),
  reply: cartReply,
  isIdempotent: true,
  faults: [...cartWrite, 'cart.lineMissing', 'tire.outOfStock', 'fitment.otherReasons'],
});

export const removeCartLine = endpoint({
  id: 'carts.removeLine',
  method: 'DELETE',
  path: '/carts/current/lines/{lineId}',
  summary: 'Removes a line from the cart.',
  access: cartOrCustomerAccess,
  params: shape({ lineId: idSchema }),
  query: shape({ version: z.coerce.number().int().min(1) }),
  reply: cartReply,
  isIdempotent: true,
  faults: [...cartWrite, 'cart.lineMissing'],
});

export const setCartZip = endpoint({
  id: 'carts.setZip',
  method: 'PUT',
  path: '/carts/current/zip',
  summary: 'The destination’s ZIP code, for fees and tax before an address is known.',
  access: cartOrCustomerAccess,
  body: shape({ version: versionSchema, zip: zipField }),
  reply: cartReply,
  isIdempotent: true,
  faults: [...cartWrite, 'contact.zipInvalid'],
});

export const setCartFulfilment = endpoint({
  id: 'carts.setFulfilment',
  method: 'PUT',
  path: '/carts/current/fulfilment',
  summary:
    'Chooses how to receive the tires: ship to me, a partner shop that mounts them, or a FedEx location, naming the shop or location.',
  access: cartOrCustomerAccess,
  body: shape({
    version: versionSchema,
    fulfilment: z.enum(FULFILMENTS),
    shopCode: z.string().max(20).nullable().default(null),
    pickupPointCode: pickupPointCode.nullable().default(null),
  }),
  reply: cartReply,
  isIdempotent: true,
  faults: [
    ...cartWrite,
    'shop.required',
    'shop.unknown',
    'shop.cannotInstall',
    'shop.outsideArea',
    'pickupPoint.required',
    'pickupPoint.unknown',
  ],
});

export const setCartShipTo = endpoint({
  id: 'carts.setShipTo',
  method: 'PUT',
  path: '/carts/current/ship-to',
  summary: 'The recipient and address; for a shop order, the buyer’s own address.',
  access: cartOrCustomerAccess,
  body: shape({ version: versionSchema, shipTo: shipToInput }),
  reply: cartReply,
  isIdempotent: true,
  faults: [
    ...cartWrite,
    'contact.poBox',
    'contact.militaryAddress',
    'contact.outsideShippingArea',
    'contact.zipInvalid',
    'contact.zipStateMismatch',
    'shop.outsideArea',
  ],
});

export const setCartVehicle = endpoint({
  id: 'carts.setVehicle',
  method: 'PUT',
  path: '/carts/current/vehicle',
  summary: 'The vehicle for the tires, or none; every line is judged again.',
  access: cartOrCustomerAccess,
  body: shape({ version: versionSchema, vehicle: chosenVehicle.nullable() }),
  reply: cartReply,
  isIdempotent: true,
  faults: [...cartWrite, 'vehicle.unknown'],
});

export const setCartCoupon = endpoint({
  id: 'carts.setCoupon',
  method: 'PUT',
  path: '/carts/current/coupon',
  summary: 'Enters a code. A cart has at most one: a second one is refused, and the shopper picks one.',
  access: cartOrCustomerAccess,
  body: shape({
    version: versionSchema,
    code: z.string().max(60),
    /** True if the shopper picked this code to replace the cart's. */
    isReplacing: z.boolean().default(false),
  }),
  reply: cartReply,
  isIdempotent: true,
  faults: [
    ...cartWrite,
    'coupon.unknown',
    'coupon.own',
    'coupon.ended',
    'coupon.usedUp',
    'coupon.notCombinable',
    'request.rateLimited',
  ],
});

export const removeCartCoupon = endpoint({
  id: 'carts.removeCoupon',
  method: 'DELETE',
  path: '/carts/current/coupon',
  summary: 'Removes the code from the cart.',
  access: cartOrCustomerAccess,
  query: shape({ version: z.coerce.number().int().min(1) }),
  reply: cartReply,
  isIdempotent: true,
  faults: [...cartWrite],
});

export const setCartPaymentMethod = endpoint({
  id: 'carts.setPaymentMethod',
  method: 'PUT',
  path: '/carts/current/payment-method',
  summary: 'The payment method the shopper plans to use. Prices depend on it: some lenders bring a discount.',
  access: cartOrCustomerAccess,
  body: shape({ version: versionSchema, method: z.enum(PAYMENT_METHODS) }),
  reply: cartReply,
  isIdempotent: true,
  faults: [...cartWrite, 'payment.methodNotOffered'],
});
