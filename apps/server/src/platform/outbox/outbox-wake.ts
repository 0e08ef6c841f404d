import { Injectable } from '@nestjs/common';

import { Database } from '../database/index.js';
import { Log } from '../log/index.js';

export const OUTBOX_CHANNEL = 'outbox';

const GATHER_MS = 10;

/**
 * Wakes the relays of all processes soon after a commit. The notification is sent outside of the transaction, since a
 * NOTIFY inside one makes commits wait for each other; a lost one costs the relay's polling interval.
 */
@Injectable()
export class OutboxWake {
  private isPending = false;

  constructor(
    private readonly database: Database,
    private readonly log: Log,
  ) {}

  soon(): void {
    if (this.isPending) return;
    this.isPending = true;
    setTimeout(() => {
      this.isPending = false;
      this.database
        .query('SELECT pg_notify($1, $2)', [OUTBOX_CHANNEL, 'new'])
        .catch((error: unknown) => this.log.debug({ err: error }, 'the outbox was not woken'));
    }, GATHER_MS).unref();
  }
}
