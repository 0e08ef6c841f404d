import type { CanActivate, ExecutionContext } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { staffCan } from '@simpletread/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';

import type { StaffPrincipal } from '../access/index.js';
import { StaffAuthenticator } from '../access/index.js';
import { Config } from '../config/index.js';
import { TOKEN_PATTERN } from '../ids/index.js';
import { boundEndpointOf } from './bound-endpoint.js';
import { parseCookies } from './cookies.js';
import { countedCaller } from './counted-caller.js';
import { EndpointRunner } from './endpoint-runner.js';
import type { Exchange } from './exchange.js';
import { FaultError } from './fault-error.js';
import { isUsableKey } from './idempotency-scope.js';
import { RateLimiter } from './rate-limiter.js';
import { validateInput } from './validate-input.js';

const NO_INPUT = { params: undefined, query: undefined, body: undefined };
const TOKEN_HEADERS = { cart: 'x-cart-token', order: 'x-order-token' } as const;

const headerOf = (request: FastifyRequest, name: string): string | null => {
  const value = request.headers[name];
  return typeof value === 'string' && value !== '' ? value : null;
};

/** Lets a request through to its handler: bound, within its rate, allowed, and well formed; refuses all others. */
@Injectable()
export class EndpointGuard implements CanActivate {
  private staffAuthenticator: StaffAuthenticator | null = null;

  constructor(
    private readonly config: Config,
    private readonly runner: EndpointRunner,
    private readonly rates: RateLimiter,
    private readonly modules: ModuleRef,
  ) {}

  canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    const bound = boundEndpointOf(context.getHandler());
    if (bound === undefined) return false;
    const http = context.switchToHttp();
    const exchange: Exchange = {
      bound,
      request: http.getRequest<FastifyRequest>(),
      reply: http.getResponse<FastifyReply>(),
      runner: this.runner,
      input: NO_INPUT,
      staff: null,
      bearerToken: null,
      idempotencyKey: null,
    };
    exchange.request.exchange = exchange;
    const caller = countedCaller(exchange.request, bound, this.config.storefrontKey);
    const strictRoute = bound.isStrictlyLimited ? bound.endpoint.id : null;
    const waiting = caller === null ? 0 : this.rates.take(caller, strictRoute);
    const { kind } = bound.endpoint.access;
    if (typeof waiting === 'number' && kind !== 'staff') return this.admit(exchange, waiting);
    return this.admitLater(exchange, waiting);
  }

  private async admitLater(exchange: Exchange, waiting: number | Promise<number>): Promise<boolean> {
    const seconds = await waiting;
    if (exchange.bound.endpoint.access.kind === 'staff' && seconds === 0) {
      exchange.staff = await this.authorizedStaff(exchange);
    }
    return this.admit(exchange, seconds);
  }

  private admit(exchange: Exchange, waitSeconds: number): true {
    const { bound, request } = exchange;
    if (waitSeconds > 0) {
      throw new FaultError({ code: 'request.rateLimited', data: { seconds: waitSeconds } }, undefined, {
        'retry-after': String(waitSeconds),
      });
    }
    exchange.bearerToken = this.bearerToken(exchange);
    exchange.input = validateInput(bound.endpoint, request);
    if (bound.endpoint.isIdempotent === true) exchange.idempotencyKey = this.idempotencyKey(exchange);
    return true;
  }

  private bearerToken({ bound, request }: Exchange): string | null {
    const { kind } = bound.endpoint.access;
    if (kind !== 'cart' && kind !== 'order') return null;
    const token = headerOf(request, TOKEN_HEADERS[kind]);
    if (token === null || !TOKEN_PATTERN.test(token)) throw FaultError.of('record.missing');
    return token;
  }

  private idempotencyKey(exchange: Exchange): string {
    const key = headerOf(exchange.request, 'idempotency-key');
    if (key === null || !isUsableKey(exchange, key)) throw FaultError.of('idempotency.keyMissing');
    return key;
  }

  private async authorizedStaff({ bound, request }: Exchange): Promise<StaffPrincipal> {
    const bearer = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1] ?? null;
    const authenticated = await this.authenticator()?.authenticate({
      cookies: parseCookies(request.headers.cookie),
      bearer,
    });
    if (authenticated === undefined || authenticated === null) throw FaultError.of('access.signInRequired');
    const { staff, by } = authenticated;
    const isWrite = request.method !== 'GET' && request.method !== 'HEAD';
    if (isWrite && by === 'cookie' && request.headers.origin !== this.config.consoleUrl) {
      throw FaultError.of('access.refused');
    }
    const { access } = bound.endpoint;
    if (
      access.kind === 'staff' &&
      access.permission !== undefined &&
      !staffCan(staff.role, access.permission)
    ) {
      throw FaultError.of('access.refused');
    }
    return staff;
  }

  /** Found on first use and not injected: the identity feature provides it, and the platform knows no feature. */
  private authenticator(): StaffAuthenticator | null {
    if (this.staffAuthenticator !== null) return this.staffAuthenticator;
    try {
      this.staffAuthenticator = this.modules.get(StaffAuthenticator, { strict: false });
      return this.staffAuthenticator;
    } catch {
      return null;
    }
  }
}
