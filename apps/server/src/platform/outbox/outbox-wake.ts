import { Injectable } from '@nestjs/common';

import { Database } from '../database/index.js';
import { Gathering } from '../jobs/index.js';
import { Log } from '../log/index.js';

export const OUTBOX_CHANNEL = 'outbox';

/**
 * Wakes a relay soon after a commit: the one of this process, or those of all others where it has none. The notification is
 * sent outside of the transaction, since a NOTIFY inside one makes commits wait for each other; a lost one costs the relay's
 * polling interval.
 */
@Injectable()
export class OutboxWake {
  private readonly commits = new Gathering(() => this.wake());
  private wakeHere: (() => void) | null = null;

  constructor(
    private readonly database: Database,
    private readonly log: Log,
  ) {}

  /** This process has a relay. */
  hereBy(wake: () => void): void {
    this.wakeHere = wake;
  }

  soon(): void {
    this.commits.ask();
  }

  private wake(): void {
    if (this.wakeHere === null) this.notify();
    else this.wakeHere();
  }

  private notify(): void {
    this.database
      .query('SELECT pg_notify($1, $2)', [OUTBOX_CHANNEL, 'new'])
      .catch((error: unknown) => this.log.debug({ err: error }, 'the outbox was not woken'));
  }
}
