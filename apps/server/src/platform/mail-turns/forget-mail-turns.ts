import { Injectable, type OnModuleInit } from '@nestjs/common';

import { JobHandlers } from '../jobs/index.js';
import { MailTurnRepository } from './mail-turn.repository.js';

const EVERY_MS = 60 * 60_000;

/** Removes turns that no longer count. */
@Injectable()
export class ForgetMailTurns implements OnModuleInit {
  constructor(
    private readonly handlers: JobHandlers,
    private readonly turns: MailTurnRepository,
  ) {}

  onModuleInit(): void {
    this.handlers.every(EVERY_MS, { job: 'mail-turns.forget', run: () => this.turns.forget() });
  }
}
