import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

import { type Exchange, exchangeOf } from './exchange.js';

const fromExchange = <T>(read: (exchange: Exchange) => T) =>
  createParamDecorator((_: unknown, context: ExecutionContext) =>
    read(exchangeOf(context.switchToHttp().getRequest<FastifyRequest>())),
  );

const required = <T>(value: T | null, what: string): T => {
  if (value === null) throw new Error(`the endpoint's access gives no ${what}`);
  return value;
};

/** The validated request: `HandlerInput<typeof endpoint>`. */
export const Input = fromExchange((exchange) => exchange.input);

/** The signed-in member of staff (StaffPrincipal) of an endpoint with staff access. */
export const Staff = fromExchange((exchange) => required(exchange.staff, 'member of staff'));

/** The signed-in customer (CustomerPrincipal) of an endpoint with customer access. */
export const Customer = fromExchange((exchange) => required(exchange.customer, 'customer'));

/** The signed-in customer (CustomerPrincipal) of an endpoint that knows customers, or null for a guest. */
export const MaybeCustomer = fromExchange((exchange) => exchange.customer);

/** The channel (ProvedChannel) that the call was proved to come through, or null for the shop itself. */
export const CurrentChannel = fromExchange((exchange) => exchange.channel);

/** The Preview that staff look at, or null for the shop as it is. */
export const CurrentPreview = fromExchange((exchange) => exchange.preview);

/** The token of an endpoint with cart or order access: 43 characters, not yet looked up. */
export const BearerToken = fromExchange((exchange) => required(exchange.bearerToken, 'bearer token'));

/** The Idempotency-Key of an idempotent endpoint. */
export const IdempotencyKey = fromExchange((exchange) =>
  required(exchange.idempotencyKey, 'idempotency key'),
);

/** The id that the request carries through logs, audit and the `x-request-id` header. */
export const RequestId = fromExchange((exchange) => exchange.request.id);

/** The cookies of the request by name. */
export const Cookies = fromExchange((exchange) => exchange.request.cookies);

/** The address that counts for the rate limit; null if the call counts for none. */
export const CallerAddress = fromExchange((exchange) => exchange.caller);

/** The caller's `user-agent` header, or null. */
export const UserAgent = fromExchange((exchange) => exchange.request.headers['user-agent'] ?? null);
