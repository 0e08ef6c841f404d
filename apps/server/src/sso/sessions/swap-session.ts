import { setTimeout } from 'node:timers/promises';

import { Injectable } from '@nestjs/common';
import type { HandlerReply, swapSession } from '@simpletread/contract';
import { ok, refuse, type Result } from '@simpletread/domain';

import { TOKEN_PATTERN } from '../../platform/ids/index.js';
import { Log } from '../../platform/log/index.js';
import {
  type CustomerSession,
  CustomerSessionRepository,
  type ProviderTokens,
} from './customer-session.repository.js';
import { publicSessionId } from '../sign-in/index.js';
import { SignInClient } from './sign-in-client.js';

type Refreshed = NonNullable<Awaited<ReturnType<SignInClient['refresh']>>>;
type Swapped = HandlerReply<typeof swapSession>;
type Answer = Result<Swapped, 'access.signInRequired' | 'server.unavailable'>;

const PAUSE_MS = 50;
const LONGEST_WAIT_MS = 12_000;

/**
 * Returns the access token behind a handle. A refresh token works once, and a second use would end the session, so one
 * caller refreshes and the others wait for its result.
 */
@Injectable()
export class SwapSession {
  constructor(
    private readonly sessions: CustomerSessionRepository,
    private readonly client: SignInClient,
    private readonly log: Log,
  ) {}

  /** `rejected` is a token that a call was refused with, so a new one is needed. */
  async run(handle: string, rejected?: string): Promise<Answer> {
    if (!TOKEN_PATTERN.test(handle)) return refuse('access.signInRequired');
    const giveUpAt = performance.now() + LONGEST_WAIT_MS;
    while (performance.now() < giveUpAt) {
      const session = await this.sessions.find(handle);
      if (session === null) return refuse('access.signInRequired');
      const { accessToken } = session.tokens;
      if (session.isFresh && accessToken !== rejected) return ok(this.reply(session));
      if (await this.sessions.claimRefresh(handle, accessToken)) return this.refresh(handle, session);
      await setTimeout(PAUSE_MS);
    }
    return refuse('server.unavailable');
  }

  private async refresh(handle: string, { accountId, tokens }: CustomerSession): Promise<Answer> {
    const granted = await this.granted(handle, tokens.refreshToken);
    if (granted === 'unanswered') return refuse('server.unavailable');
    if (granted === null) {
      await this.sessions.take(handle);
      return refuse('access.signInRequired');
    }
    const { lifeSeconds, ...fresh } = granted;
    const renewed = { ...tokens, ...fresh };
    const tokenEndsAt = await this.keep(handle, renewed, lifeSeconds);
    if (tokenEndsAt === null) return refuse('access.signInRequired');
    return ok(this.reply({ accountId, tokens: renewed, tokenEndsAt }));
  }

  /** New tokens, null from a provider that gives none, or `unanswered`: then the session stays as it is for another try. */
  private async granted(handle: string, refreshToken: string): Promise<Refreshed | null | 'unanswered'> {
    try {
      return await this.client.refresh(refreshToken);
    } catch (error) {
      this.log.warn({ err: error }, 'a customer session could not be refreshed');
      await this.sessions.giveUpRefresh(handle);
      return 'unanswered';
    }
  }

  /** The old refresh token is spent, and using it again would look like a theft: a write that fails is tried once more. */
  private async keep(handle: string, tokens: ProviderTokens, lifeSeconds: number): Promise<Date | null> {
    try {
      return await this.sessions.renew(handle, tokens, lifeSeconds);
    } catch (error) {
      this.log.warn({ err: error }, 'the tokens of a customer session are written again');
      return this.sessions.renew(handle, tokens, lifeSeconds);
    }
  }

  private reply({ accountId, tokens, tokenEndsAt }: Omit<CustomerSession, 'isFresh'>): Swapped {
    return {
      accessToken: tokens.accessToken,
      expiresAt: tokenEndsAt.toISOString(),
      accountId,
      userSessionId: publicSessionId(tokens.sid),
    };
  }
}
