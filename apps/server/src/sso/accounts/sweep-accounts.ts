import { Injectable, type OnModuleInit } from '@nestjs/common';

import { JobHandlers } from '../../platform/jobs/index.js';
import { EmailTokenRepository } from './email-token.repository.js';
import { SignInThrottle } from './sign-in-throttle.js';

const EVERY_MS = 60 * 60_000;

/** Deletes links that are over, with the registrations in them, and forgotten tries to sign in. */
@Injectable()
export class SweepAccounts implements OnModuleInit {
  constructor(
    private readonly tokens: EmailTokenRepository,
    private readonly throttle: SignInThrottle,
    private readonly handlers: JobHandlers,
  ) {}

  onModuleInit(): void {
    this.handlers.every(EVERY_MS, { job: 'identity.sweep-accounts', run: () => this.run() });
  }

  async run(): Promise<void> {
    await this.tokens.sweep();
    await this.throttle.sweep();
  }
}
