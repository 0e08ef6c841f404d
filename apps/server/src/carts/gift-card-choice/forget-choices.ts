import { Injectable, type OnModuleInit } from '@nestjs/common';

import { JobHandlers } from '../../platform/jobs/index.js';
import { RETENTION_DAYS } from '../../platform/retention/index.js';
import { CartChoiceRepository } from './cart-choice.repository.js';

const EVERY_MS = 24 * 60 * 60_000;

/** Forgets which gift card a cart was to be paid with when the cart's own addresses are forgotten. */
@Injectable()
export class ForgetChoices implements OnModuleInit {
  constructor(
    private readonly handlers: JobHandlers,
    private readonly choices: CartChoiceRepository,
  ) {}

  onModuleInit(): void {
    this.handlers.every(EVERY_MS, { job: 'gift-cards.forget-choices', run: () => this.run() });
  }

  run(): Promise<void> {
    return this.choices.forgetOlderThan(RETENTION_DAYS.idleCartAddresses);
  }
}
