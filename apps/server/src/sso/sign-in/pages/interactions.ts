import { Injectable } from '@nestjs/common';
import { cookieName, KNOWN_DEVICE_COOKIE, ownValue } from '@simpletread/domain';
import { errors } from 'oidc-provider';

import { PAGES_CLIENT } from '../engine/oidc-configuration.js';
import { OidcEngine } from '../engine/oidc-engine.js';
import { setCookie } from '../../../platform/http/index.js';
import { Accounts, type Asker, KnownDevices, SignInOrigin } from '../../accounts/index.js';
import type { Visit } from './visits.js';

type OwnPath = '/edit-profile' | '/change-password' | '/sessions' | '/passkeys';

/** The shop's request that brought the visitor here. */
export interface SignInRequest {
  readonly isCrewView: boolean;
}

/** Connects the pages to the engine: the reason for the visit, and the next page after sign-in. */
@Injectable()
export class Interactions {
  constructor(
    private readonly engine: OidcEngine,
    private readonly origin: SignInOrigin,
    private readonly accounts: Accounts,
    private readonly devices: KnownDevices,
  ) {}

  /** The request that brought this browser here; null if it came directly or took too long. */
  async current({ request, reply }: Visit): Promise<SignInRequest | null> {
    const provider = await this.engine.provider();
    try {
      const { params } = await provider.interactionDetails(request.raw, reply.raw);
      return { isCrewView: params['displaySimpleCrewView'] === 'true' };
    } catch (error) {
      if (error instanceof errors.SessionNotFound) return null;
      throw error;
    }
  }

  /** Signs the account in, remembers the browser, and goes where the request wanted to; `how` is an authentication method reference of RFC 8176. */
  async finish(visit: Visit, accountId: string, how: 'pwd' | 'hwk' | 'fed' | 'otp'): Promise<void> {
    const provider = await this.engine.provider();
    const result = { login: { accountId, amr: [how], remember: true } };
    const { request, reply } = visit;
    const account = await this.accounts.byId(accountId);
    if (account !== null)
      setCookie(reply, {
        cookie: KNOWN_DEVICE_COOKIE,
        value: this.devices.after(this.deviceCookie(visit), account.email),
        isHttps: this.origin.isHttps,
      });
    return visit.go(
      await provider.interactionResult(request.raw, reply.raw, result, { mergeWithLastSubmission: false }),
    );
  }

  /** The cookie that tells in which accounts this browser has signed in. */
  deviceCookie({ request }: Visit): string | undefined {
    return ownValue(request.cookies, cookieName(KNOWN_DEVICE_COOKIE, this.origin.isHttps));
  }

  /** Returns the person who asks for a link by email. */
  asker(visit: Visit): Asker {
    return {
      browserHash: visit.browserHash,
      ip: visit.request.ip,
      deviceCookie: this.deviceCookie(visit),
    };
  }

  /** The address of one of our own pages for a signed-out browser: through the engine, as for the shop. */
  signInFor(path: OwnPath, action: 'login' | 'register' = 'login', isCrewView = false): string {
    return this.origin.page('/authorize-client', {
      client_id: PAGES_CLIENT,
      response_type: 'none',
      scope: 'openid',
      redirect_uri: `${this.origin.url}${path}`,
      action,
      ...(isCrewView ? { displaySimpleCrewView: 'true' } : {}),
    });
  }
}
