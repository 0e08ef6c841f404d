import { Injectable } from '@nestjs/common';
import type { beginSignIn, HandlerInput, HandlerReply } from '@simpletread/contract';
import { returnPathOf } from '@simpletread/domain';

import { newToken } from '../../platform/ids/index.js';
import { LoginAttemptRepository } from './login-attempt.repository.js';
import { SignInClient } from './sign-in-client.js';

type Input = HandlerInput<typeof beginSignIn>['body'];

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

  async run(request: Input): Promise<HandlerReply<typeof beginSignIn>> {
    const attempt = {
      state: newToken(),
      nonce: newToken(),
      verifier: newToken(),
      binding: request.binding ?? newToken(),
      returnTo: returnPathOf(request.returnTo),
    };
    const expiresAt = await this.attempts.insert(attempt);
    const url = await this.client.authorizationUrl(
      attempt,
      defined({
        action: request.action,
        sessionId: request.sessionId,
        anonymous_id: request.anonymousId,
        partner_integration: request.partnerIntegration,
        displaySimpleCrewView: request.displaySimpleCrewView?.toString(),
      }),
    );
    return { url, binding: attempt.binding, expiresAt: expiresAt.toISOString() };
  }
}
