import { Injectable } from '@nestjs/common';
import type { beginSignIn, HandlerInput, HandlerReply } from '@simpletread/contract';
import { returnPathOf } from '@simpletread/domain';

import { newToken } from '../../platform/ids/index.js';
import { LoginAttemptRepository } from './login-attempt.repository.js';
import { SignInClient } from './sign-in-client.js';

type Wish = HandlerInput<typeof beginSignIn>['body'];

const defined = (fields: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );

/** Begins a sign-in: a state good for one landing, bound to the browser. */
@Injectable()
export class BeginSignIn {
  constructor(
    private readonly attempts: LoginAttemptRepository,
    private readonly client: SignInClient,
  ) {}

  async run(wish: Wish): Promise<HandlerReply<typeof beginSignIn>> {
    const attempt = {
      state: newToken(),
      nonce: newToken(),
      verifier: newToken(),
      binding: wish.binding ?? newToken(),
      returnTo: returnPathOf(wish.returnTo),
    };
    const expiresAt = await this.attempts.insert(attempt);
    const url = await this.client.authorizationUrl(
      attempt,
      defined({
        action: wish.action,
        sessionId: wish.sessionId,
        anonymous_id: wish.anonymousId,
        partner_integration: wish.partnerIntegration,
        displaySimpleCrewView: wish.displaySimpleCrewView?.toString(),
      }),
    );
    return { url, binding: attempt.binding, expiresAt: expiresAt.toISOString() };
  }
}
