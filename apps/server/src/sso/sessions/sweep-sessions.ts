import { Injectable, type OnModuleInit } from '@nestjs/common';

import { JobHandlers } from '../../platform/jobs/index.js';
import { CustomerSessionRepository } from './customer-session.repository.js';
import { LoginAttemptRepository } from './login-attempt.repository.js';

const EVERY_MS = 60 * 60_000;

/** Deletes expired sessions and abandoned sign-ins. */
@Injectable()
export class SweepSessions implements OnModuleInit {
  constructor(
    private readonly attempts: LoginAttemptRepository,
    private readonly sessions: CustomerSessionRepository,
    private readonly handlers: JobHandlers,
  ) {}

  onModuleInit(): void {
    this.handlers.every(EVERY_MS, { job: 'identity.sweep-sessions', run: () => this.run() });
  }

  async run(): Promise<void> {
    await this.attempts.sweep();
    await this.sessions.sweep();
  }
}
