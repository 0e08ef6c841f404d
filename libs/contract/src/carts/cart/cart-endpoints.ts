import { MOST_CART_LINES, MOST_TIRES_PER_LINE, PAYMENT_METHODS } from '@simpletread/domain';
import { z } from 'zod';

import { AXLES } from '../../catalogue/index.js';
import { cartOrCustomerAccess, publicOrCustomerAccess } from '../../platform/access/index.js';
import { endpoint } from '../../platform/endpoint/index.js';
import { chosenVehicle, idSchema, versionSchema, zipField } from '../../platform/schema/index.js';
import { shape } from '../../platform/shape/index.js';
import { cartReply } from './cart.js';
import { cartWrite } from './cart-write-faults.js';

const newLine = shape({
  tireId: idSchema,
  quantity: z.int().min(1).max(MOST_TIRES_PER_LINE),
  axle: z.enum(AXLES).default('all'),
  /** Chooses road hazard coverage; left out, what the line has already stays. */
  hasRoadHazard: z.boolean().default(false),
});

/** A ZIP that is none, or that tires don't ship to. */
const zipFaults = ['contact.zipInvalid', 'contact.militaryAddress', 'contact.outsideShippingArea'] as const;

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
  summary: 'Opens a cart with its first lines and returns its token, which is shown once.',
  access: publicOrCustomerAccess,
  body: shape({
    lines: z.array(newLine).min(1).max(MOST_CART_LINES),
    zip: zipField.nullable().default(null),
    vehicle: chosenVehicle.nullable().default(null),
  }),
  reply: shape({ cartToken: z.string(), cart: cartReply }),
  status: 201,
  isIdempotent: true,
  faults: [...lineFaults, ...zipFaults, 'vehicle.unknown'],
});

export const getCart = endpoint({
  id: 'carts.get',
  method: 'GET',
  path: '/carts/current',
  summary: 'The token’s cart, at current prices.',
  access: cartOrCustomerAccess,
  reply: cartReply,
  faults: ['record.missing'],
});

export const addCartLines = endpoint({
  id: 'carts.addLines',
  method: 'POST',
  path: '/carts/current/lines',
  summary: 'Adds tires; adding a tire again raises its quantity.',
  access: cartOrCustomerAccess,
  body: shape({
    version: versionSchema,
    lines: z.array(newLine).min(1).max(MOST_CART_LINES),
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
  summary: 'Sets a line’s quantity or road hazard coverage, or accepts a tire that does not fit.',
  access: cartOrCustomerAccess,
  params: shape({ lineId: idSchema }),
  body: shape({
    version: versionSchema,
    quantity: z.int().min(1).max(MOST_TIRES_PER_LINE).optional(),
    hasRoadHazard: z.boolean().optional(),
    /**
     * Acknowledges a tire that doesn't fit, with the texts of all objections shown to the shopper. Refused if there is
     * another objection by now; null withdraws it.
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
  summary: 'Sets the destination ZIP, for fees and tax before an address is known.',
  access: cartOrCustomerAccess,
  body: shape({ version: versionSchema, zip: zipField }),
  reply: cartReply,
  isIdempotent: true,
  faults: [...cartWrite, ...zipFaults],
});

export const setCartVehicle = endpoint({
  id: 'carts.setVehicle',
  method: 'PUT',
  path: '/carts/current/vehicle',
  summary: 'Sets or removes the vehicle; the fit of every line is judged again.',
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
  summary: 'Applies a coupon code. A cart has at most one: a second is refused, so the shopper can pick one.',
  access: cartOrCustomerAccess,
  body: shape({
    version: versionSchema,
    code: z.string().max(60),
    /** True where the shopper has picked this one instead of the cart's. */
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
  summary: 'Removes the coupon code from the cart.',
  access: cartOrCustomerAccess,
  query: shape({ version: z.coerce.number().int().min(1) }),
  reply: cartReply,
  isIdempotent: true,
  faults: [...cartWrite],
});

export const keepBothOrders = endpoint({
  id: 'carts.keepBothOrders',
  method: 'DELETE',
  path: '/carts/current/replaced-order',
  summary: 'Lets the order of the cart replace no other one: both are delivered.',
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
  summary: 'Sets the intended payment method. It affects the price: some lenders come with a discount.',
  access: cartOrCustomerAccess,
  body: shape({ version: versionSchema, method: z.enum(PAYMENT_METHODS) }),
  reply: cartReply,
  isIdempotent: true,
  faults: [...cartWrite, 'payment.methodNotOffered', 'payment.businessOnly'],
});
