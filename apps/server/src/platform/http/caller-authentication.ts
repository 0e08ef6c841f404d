import { Injectable, type Type } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import {
  actingHandleOf,
  isOpenWhileActing,
  isOpenWhilePreviewing,
  previewHandleOf,
} from '@simpletread/contract';
import { may } from '@simpletread/domain';
import type { FastifyRequest } from 'fastify';

import {
  ActingVisits,
  ChannelProofs,
  CustomerAuthenticator,
  type CustomerPrincipal,
  type Preview,
  Previews,
  type ProvedChannel,
  StaffAuthenticator,
  type StaffPrincipal,
} from '../access/index.js';
import { Config } from '../config/index.js';
import { isFromStorefront } from './limits/counted-caller.js';
import type { Exchange } from './exchange.js';
import { FaultError } from './fault-error.js';

const bearerOf = ({ headers }: FastifyRequest): string | null =>
  /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1] ?? null;

const pathOf = ({ url }: FastifyRequest): string => url.split('?', 1)[0] ?? url;

/** True if the request comes from staff acting for a customer, or claims to. */
export const saysItActs = (request: FastifyRequest): boolean => actingHandleOf(bearerOf(request)) !== null;

/** True if the request comes from a staff preview, or claims to. */
export const saysItPreviews = (request: FastifyRequest): boolean =>
  previewHandleOf(bearerOf(request)) !== null;

const isWrite = ({ method }: FastifyRequest): boolean => method !== 'GET' && method !== 'HEAD';

const claimedCustomer = ({ query }: FastifyRequest): unknown =>
  typeof query === 'object' && query !== null && 'ssoUid' in query ? query.ssoUid : undefined;

/** Identifies the caller of an endpoint and checks their permission. Throws the FaultError of a refusal. */
@Injectable()
export class CallerAuthentication {
  private readonly found = new Map<unknown, unknown>();

  constructor(
    private readonly config: Config,
    private readonly modules: ModuleRef,
  ) {}

  async staff({ bound, request }: Exchange): Promise<StaffPrincipal> {
    const authenticator = this.provided(StaffAuthenticator);
    const authenticated = await authenticator?.authenticate({
      cookies: request.cookies,
      bearer: bearerOf(request),
    });
    if (authenticated === undefined || authenticated === null) throw FaultError.of('access.signInRequired');
    const { staff, by } = authenticated;
    if (isWrite(request) && by === 'cookie' && request.headers.origin !== this.config.consoleUrl) {
      throw FaultError.of('access.refused');
    }
    const { access } = bound.endpoint;
    const permission = access.kind === 'staff' ? access.permission : undefined;
    if (permission !== undefined && !may(staff, permission)) throw FaultError.of('access.refused');
    return staff;
  }

  /**
   * The customer that a staff member acts for; null if the endpoint needs none. Endpoints that the contract doesn't
   * open to them are refused, in live and ended visits alike. A handle alone grants nothing: it must come through our
   * storefront.
   */
  async acting({ bound, request }: Exchange): Promise<CustomerPrincipal | null> {
    const { access } = bound.endpoint;
    if (!isOpenWhileActing(bound.endpoint)) throw FaultError.of('access.readOnly');
    if (access.kind !== 'customer' && !('knowsCustomer' in access)) return null;
    const handle = actingHandleOf(bearerOf(request));
    const customer =
      handle === null || !isFromStorefront(request, this.config.storefrontKey)
        ? null
        : await this.provided(ActingVisits)?.look(
            handle,
            access.kind === 'customer' ? pathOf(request) : null,
          );
    if (customer === undefined || customer === null) throw FaultError.of('access.signInRequired');
    const claimed = claimedCustomer(request);
    if (claimed !== undefined && claimed !== customer.accountId) throw FaultError.of('access.refused');
    return customer;
  }

  /**
   * The preview that staff look at. Only public reads are allowed, in live and ended previews alike. A handle alone
   * grants nothing: it must come through our storefront.
   */
  async previewing({ bound, request }: Exchange): Promise<Preview> {
    if (!isOpenWhilePreviewing(bound.endpoint)) throw FaultError.of('preview.readOnly');
    const handle = previewHandleOf(bearerOf(request));
    const preview =
      handle === null || !isFromStorefront(request, this.config.storefrontKey)
        ? null
        : await this.provided(Previews)?.look(handle);
    if (preview === undefined || preview === null) throw FaultError.of('access.signInRequired');
    return preview;
  }

  /** The signed-in customer, or null for a guest where the endpoint takes guests. A token that is not good is never a guest's. */
  async customer({ bound, request }: Exchange): Promise<CustomerPrincipal | null> {
    const token = bearerOf(request);
    if (token === null && bound.endpoint.access.kind !== 'customer') return null;
    const customer = token === null ? null : await this.provided(CustomerAuthenticator)?.authenticate(token);
    if (customer === undefined || customer === null) throw FaultError.of('access.signInRequired');
    const claimed = claimedCustomer(request);
    if (claimed !== undefined && claimed !== customer.accountId) throw FaultError.of('access.refused');
    if (customer.actingStaff !== null && isWrite(request)) throw FaultError.of('access.readOnly');
    return customer;
  }

  /** The channel of the request's proof. An invalid proof is refused, never treated as the shop's own channel. */
  async channel(proof: string): Promise<ProvedChannel> {
    const channel = await this.provided(ChannelProofs)?.check(proof);
    if (channel === undefined || channel === null) throw FaultError.of('channel.proofRefused');
    return channel;
  }

  /** Found on first use and not injected: a feature provides it, and the platform knows no feature. */
  private provided<T>(token: abstract new (...args: never[]) => T): T | null {
    const known = this.found.get(token);
    if (known !== undefined) return known as T;
    try {
      const provided = this.modules.get<T>(token as unknown as Type<T>, { strict: false });
      this.found.set(token, provided);
      return provided;
    } catch {
      return null;
    }
  }
}
