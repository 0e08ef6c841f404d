import { Injectable } from '@nestjs/common';
import type { Alert } from '@simpletread/contract';
import { type AlertEvent, moveAlert, ok, refuse, type Result } from '@simpletread/domain';

import { Audit, type StaffContext } from '../../audit/index.js';
import { UnitOfWork } from '../../database/index.js';
import { LiveUpdates } from '../../live/index.js';
import { Log } from '../../log/index.js';
import { AlertRepository } from '../index.js';
import { alertOf } from './alert-view.js';

interface Step {
  readonly event: Exclude<AlertEvent, 'recur'>;
  readonly version: number;
  /** The findings. */
  readonly note: string;
}

type Handled = Result<Alert, 'record.missing' | 'record.stale' | 'alert.closed'>;

/** Staff resolve an alert or dismiss it. */
@Injectable()
export class HandleAlert {
  constructor(
    private readonly work: UnitOfWork,
    private readonly alerts: AlertRepository,
    private readonly audit: Audit,
    private readonly live: LiveUpdates,
    private readonly log: Log,
  ) {}

  async show(id: string): Promise<Result<Alert, 'record.missing'>> {
    const alert = await this.alerts.find(id);
    return alert === null ? refuse('record.missing') : ok(alertOf(alert));
  }

  async run(id: string, { event, version, note }: Step, context: StaffContext): Promise<Handled> {
    return this.work.run(async (tx): Promise<Handled> => {
      const alert = await this.alerts.lock(tx, id);
      if (alert === null) return refuse('record.missing');
      if (alert.version !== version) return refuse('record.stale');
      const state = moveAlert(alert.state, event);
      if (!state.ok) return state;
      await this.alerts.move(tx, id, { state: state.value, note });
      await this.audit.recordStaff(
        tx,
        {
          action: `alert.${event}`,
          subjectType: 'alert',
          subjectId: id,
          before: { state: alert.state },
          after: { state: state.value, note },
        },
        context,
      );
      tx.afterCommit(() => this.tell(id, event));
      const moved = await this.alerts.find(id, tx);
      return moved === null ? refuse('record.missing') : ok(alertOf(moved));
    });
  }

  private tell(id: string, event: string): void {
    this.live
      .publish('alerts', { id, type: `alert.${event}` })
      .catch((error: unknown) => this.log.warn({ err: error, alertId: id }, 'not told live'));
  }
}
