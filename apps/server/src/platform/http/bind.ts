import {
  applyDecorators,
  createParamDecorator,
  type ExecutionContext,
  HttpCode,
  RequestMapping,
  RequestMethod,
} from '@nestjs/common';
import type { EndpointShape } from '@simpletread/contract';
import type { FastifyRequest } from 'fastify';

import { type BindOptions, rememberBound } from './bound-endpoint.js';
import { type Exchange, exchangeOf } from './exchange.js';
import type { AnyHandlerResult, HandlerResult } from './replies/handler-result.js';

type Handler<E extends EndpointShape> = (...args: never[]) => HandlerResult<E> | Promise<HandlerResult<E>>;
type AnyHandler = (this: unknown, ...args: unknown[]) => unknown;

const ExchangeParam = createParamDecorator((_: unknown, context: ExecutionContext) =>
  exchangeOf(context.switchToHttp().getRequest<FastifyRequest>()),
);

const nestPath = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1');

const route = (endpoint: EndpointShape, target: object, key: string, descriptor: PropertyDescriptor): void =>
  applyDecorators(
    RequestMapping({ path: nestPath(endpoint.path), method: RequestMethod[endpoint.method] }),
    HttpCode(endpoint.status ?? (endpoint.reply === undefined ? 204 : 200)),
  )(target, key, descriptor);

/**
 * Makes a controller method the server's side of `endpoint`: its route, its access, the validation of its input and its
 * reply, its idempotency and its place in the API's documentation. The method returns a Result and takes what it needs by
 * `@Input()`, `@Staff()`, `@BearerToken()`, `@IdempotencyKey()` and `@RequestId()`.
 *
 * The method is wrapped here, and not by a Nest interceptor, because interceptors cost a chain of observables per request.
 */
export const Bind =
  <const E extends EndpointShape>(endpoint: E, options: BindOptions = {}) =>
  <H extends Handler<E>>(target: object, key: string, descriptor: TypedPropertyDescriptor<H>): void => {
    const original = descriptor.value as unknown as AnyHandler;
    const position = original.length;
    ExchangeParam()(target, key, position);
    const wrapped = function (this: unknown, ...args: unknown[]): Promise<unknown> {
      const exchange = args[position] as Exchange;
      return exchange.runner.run(exchange, () => original.apply(this, args) as Promise<AnyHandlerResult>);
    };
    descriptor.value = wrapped as unknown as H;
    rememberBound(wrapped, endpoint, options);
    route(endpoint, target, key, descriptor);
  };

/** As `Bind`, for a reply that the method itself writes to the socket, such as a stream of events. Needs `@Res()`. */
export const BindStream =
  (endpoint: EndpointShape, options: BindOptions = {}) =>
  (target: object, key: string, descriptor: PropertyDescriptor): void => {
    rememberBound(descriptor.value as object, endpoint, options);
    route(endpoint, target, key, descriptor);
  };
