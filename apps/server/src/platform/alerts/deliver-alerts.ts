import { Injectable, type OnModuleInit } from '@nestjs/common';
import { alertAdvice, alertLabel } from '@simpletread/domain';

import { Config } from '../config/index.js';
import { JobHandlers, JobQueue } from '../jobs/index.js';
import { Log } from '../log/index.js';
import { EventConsumers } from '../outbox/index.js';
import type { AlertRow } from './alert.entity.js';
import { ALERT_RAISED, type AlertRaisedPayload } from './alert.events.js';
import { AlertRepository } from './alert.repository.js';
import { AlertChannels, type AlertNews } from './channels/index.js';

const DELIVER = 'alerts.deliver';

interface Delivery extends AlertRaisedPayload {
  readonly channel: string;
}

/** Tells the configured channels of each new alert: a job for each channel, so one that is away holds up no other. */
@Injectable()
export class DeliverAlerts implements OnModuleInit {
  constructor(
    private readonly config: Config,
    private readonly alerts: AlertRepository,
    private readonly channels: AlertChannels,
    private readonly consumers: EventConsumers,
    private readonly handlers: JobHandlers,
    private readonly queue: JobQueue,
    private readonly log: Log,
  ) {}

  onModuleInit(): void {
    this.handlers.register<Delivery>({ job: DELIVER, run: (delivery) => this.deliver(delivery) });
    this.consumers.register<AlertRaisedPayload>({
      consumer: 'alerts.deliver',
      eventType: ALERT_RAISED,
      handle: (tx, { payload: { alertId } }) => {
        tx.afterCommit(() => this.channels.all.forEach(({ name }) => this.soon({ alertId, channel: name })));
        return Promise.resolve();
      },
    });
  }

  private soon(delivery: Delivery): void {
    const id = `${delivery.alertId}-${delivery.channel}`;
    this.queue
      .add(DELIVER, delivery, { id })
      .catch((error: unknown) => this.log.error({ err: error, ...delivery }, 'an alert is shown only'));
  }

  private async deliver({ alertId, channel }: Delivery): Promise<void> {
    const alert = await this.alerts.find(alertId);
    if (alert === null) return;
    await this.channels.all.find(({ name }) => name === channel)?.deliver(this.newsOf(alert));
  }

  private newsOf({ id, kind, severity, subject, first_seen_at: raisedAt }: AlertRow): AlertNews {
    return {
      id,
      kind,
      severity,
      title: alertLabel(kind),
      subject,
      advice: alertAdvice(kind),
      raisedAt: raisedAt.toISOString(),
      url: `${this.config.consoleUrl}/alerts/${id}/show`,
    };
  }
}
