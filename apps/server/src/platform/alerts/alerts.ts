import { Injectable } from '@nestjs/common';
import { ok, type Result } from '@simpletread/domain';

import { type Transaction, UnitOfWork } from '../database/index.js';
import { LiveUpdates } from '../live/index.js';
import { Log } from '../log/index.js';
import { Outbox } from '../outbox/index.js';
import { ALERT_RAISED } from './alert.events.js';
import { AlertRepository, type AlertToRaise } from './alert.repository.js';

/** Open consoles hear of every tenth repetition: an attack must not keep them busy. */
const TOLD_EVERY = 10;

/** Raises alerts: at once a row that staff see and, the first time, a word to every configured channel. */
@Injectable()
export class Alerts {
  constructor(
    private readonly work: UnitOfWork,
    private readonly alerts: AlertRepository,
    private readonly outbox: Outbox,
    private readonly live: LiveUpdates,
    private readonly log: Log,
  ) {}

  /** In a transaction of its own, for refusals that roll back. A failure is logged: the refusal stands without its alert. */
  async raise(alert: AlertToRaise): Promise<void> {
    await this.work
      .run(async (tx): Promise<Result<null>> => {
        await this.within(tx, alert);
        return ok(null);
      })
      .catch((error: unknown) => this.log.error({ err: error, kind: alert.kind }, 'an alert was not raised'));
  }

  /** In the caller's transaction: raised if that commits. */
  async within(tx: Transaction, alert: AlertToRaise): Promise<void> {
    const { id, count } = await this.alerts.raise(tx, alert);
    if (count === 1)
      await this.outbox.record(tx, { type: ALERT_RAISED, aggregateId: id, payload: { alertId: id } });
    if (count === 1 || count % TOLD_EVERY === 0) tx.afterCommit(() => this.tell(id));
  }

  private tell(id: string): void {
    this.live
      .publish('alerts', { id, type: ALERT_RAISED })
      .catch((error: unknown) => this.log.warn({ err: error, alertId: id }, 'not told live'));
  }
}
