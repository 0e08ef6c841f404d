import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ok } from '@simpletread/domain';
import type { JWK } from 'jose';

import { type Transaction, UnitOfWork } from '../../../platform/database/index.js';
import { JobHandlers } from '../../../platform/jobs/index.js';
import { PubSub } from '../../../platform/pubsub/index.js';
import { SigningKeyRepository } from './signing-key.repository.js';

const EVERY_MS = 6 * 60 * 60_000;
const SIGNING_DAYS = 30;
/** A client may keep what a key signed for a day, and our key set for an hour. */
const RETIRED_DAYS = 2;

export const KEYS_CHANGED = 'identity.signing-keys';

/**
 * The provider's keys: one signs, the next is published a month ahead, and retired ones stay published until
 * everything they signed has expired.
 */
@Injectable()
export class SigningKeys implements OnModuleInit {
  constructor(
    private readonly keys: SigningKeyRepository,
    private readonly work: UnitOfWork,
    private readonly handlers: JobHandlers,
    private readonly pubSub: PubSub,
  ) {}

  onModuleInit(): void {
    this.handlers.every(EVERY_MS, { job: 'identity.rotate-signing-keys', run: () => this.rotateIfDue() });
  }

  /** All published keys, the signing one first; the first server ever to ask makes them. */
  async all(): Promise<JWK[]> {
    await this.work.run(async (tx) => {
      if (await this.keys.isSigning(tx)) return ok(null);
      await this.keys.lock(tx);
      if (await this.keys.isSigning(tx)) return ok(null);
      await this.keys.clear(tx);
      await this.keys.make(tx, 'active');
      await this.keys.make(tx, 'next');
      return ok(null);
    });
    return this.keys.all();
  }

  async rotateIfDue(): Promise<void> {
    await this.change(async (tx) => {
      await this.keys.deleteRetired(tx, RETIRED_DAYS);
      if (await this.keys.isDue(tx, SIGNING_DAYS)) await this.turn(tx);
    });
  }

  /** Makes the next key sign now, for example after a leak. */
  async rotate(): Promise<void> {
    await this.change((tx) => this.turn(tx));
  }

  private async turn(tx: Transaction): Promise<void> {
    await this.keys.turn(tx);
    await this.keys.make(tx, 'next');
  }

  private async change(act: (tx: Transaction) => Promise<void>): Promise<void> {
    await this.work.run(async (tx) => {
      await this.keys.lock(tx);
      await act(tx);
      return ok(null);
    });
    await this.pubSub.publish(KEYS_CHANGED, {});
  }
}
