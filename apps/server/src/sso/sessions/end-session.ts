import { Injectable } from '@nestjs/common';

import { CustomerTokens } from '../sign-in/index.js';
import { CustomerSessionRepository } from './customer-session.repository.js';
import { SignInClient } from './sign-in-client.js';

const PATHS = { home: '/', employees: '/dt-employees' } as const;

/** Signs a customer out of the shop and of the provider, so the next visitor at the same browser needs a password. */
@Injectable()
export class EndSession {
  constructor(
    private readonly sessions: CustomerSessionRepository,
    private readonly tokens: CustomerTokens,
    private readonly client: SignInClient,
  ) {}

  /** The provider's sign-out address; null for an unknown handle. */
  async run(handle: string, returnTo: keyof typeof PATHS): Promise<string | null> {
    const session = await this.sessions.take(handle);
    if (session === null) return null;
    await this.tokens.endSession(session.accountId, session.tokens.sid);
    return this.client.logoutUrl(session.tokens.idToken, PATHS[returnTo]);
  }
}
