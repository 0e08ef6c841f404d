import { Injectable, type OnModuleInit } from '@nestjs/common';

import { JobHandlers } from '../../../platform/jobs/index.js';
import { RETENTION_DAYS } from '../../../platform/retention/index.js';
import { CartRepository } from '../cart.repository.js';

const EVERY_MS = 60 * 60_000;

/** Erases the recipient of idle carts. A returning shopper is asked again. */
@Injectable()
export class ForgetIdleAddresses implements OnModuleInit {
  constructor(
    private readonly handlers: JobHandlers,
    private readonly carts: CartRepository,
  ) {}

  onModuleInit(): void {
    this.handlers.every(EVERY_MS, { job: 'carts.forget-idle-addresses', run: () => this.run() });
  }

  async run(): Promise<void> {
    await this.carts.forgetAddresses(RETENTION_DAYS.idleCartAddresses);
  }
}
