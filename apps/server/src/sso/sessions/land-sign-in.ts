import { Injectable } from '@nestjs/common';
import type { HandlerInput, HandlerReply, landSignIn } from '@simpletread/contract';
import { ok, refuse, type Result } from '@simpletread/domain';

import { UnitOfWork } from '../../platform/database/index.js';
import { newToken, TOKEN_PATTERN } from '../../platform/ids/index.js';
import { Outbox } from '../../platform/outbox/index.js';
import { CUSTOMER_SIGNED_IN, type CustomerSignedIn } from '../accounts/index.js';
import { CustomerTokens } from '../sign-in/index.js';
import { CustomerSessionRepository } from './customer-session.repository.js';
import { LoginAttemptRepository } from './login-attempt.repository.js';
import { SignInClient } from './sign-in-client.js';
import { ProfileOf } from './profile-of.js';

type Landed = HandlerReply<typeof landSignIn>;

/** Turns the provider's answer into a session with a fresh handle. */
@Injectable()
export class LandSignIn {
  constructor(
    private readonly attempts: LoginAttemptRepository,
    private readonly client: SignInClient,
    private readonly tokens: CustomerTokens,
    private readonly sessions: CustomerSessionRepository,
    private readonly profiles: ProfileOf,
    private readonly work: UnitOfWork,
    private readonly outbox: Outbox,
  ) {}

  async run(given: HandlerInput<typeof landSignIn>['body']): Promise<Result<Landed, 'signIn.refused'>> {
    const { state, binding, previousHandle } = given;
    const attempt = await this.attempts.take(state, binding ?? '');
    const granted = attempt === null ? null : await this.client.exchange(given, attempt);
    const verified = granted === null ? null : await this.tokens.verify(granted.accessToken);
    if (attempt === null || granted === null || verified?.accountId !== granted.accountId)
      return refuse('signIn.refused');
    const { accountId, lifeSeconds } = granted;
    const { accessToken, refreshToken, idToken } = granted;
    const { accountTypes } = await this.profiles.run(accountId);
    const handle = newToken();
    return this.work.run(async (tx): Promise<Result<Landed, 'signIn.refused'>> => {
      if (previousHandle !== undefined && TOKEN_PATTERN.test(previousHandle))
        await this.sessions.take(previousHandle, tx);
      const tokens = { accessToken, refreshToken, idToken, sid: verified.sid };
      await this.sessions.insert(tx, handle, { accountId, tokens, lifeSeconds });
      const payload: CustomerSignedIn = { accountId };
      await this.outbox.record(tx, { type: CUSTOMER_SIGNED_IN, aggregateId: accountId, payload });
      return ok({ handle, returnTo: attempt.returnTo, accountType: accountTypes[0] ?? '' });
    });
  }
}
