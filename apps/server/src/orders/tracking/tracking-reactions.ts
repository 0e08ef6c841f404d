import { Injectable, type OnModuleInit } from '@nestjs/common';
import { formatOrderNumber, type OrderNumber } from '@simpletread/domain';

import { Alerts } from '../../platform/alerts/index.js';
import type { Transaction } from '../../platform/database/index.js';
import { JobHandlers } from '../../platform/jobs/index.js';
import { MailTurns } from '../../platform/mail-turns/index.js';
import { Messages } from '../../platform/messages/index.js';
import { EventConsumers } from '../../platform/outbox/index.js';
import { trackingCodeMail } from './tracking-code-mail.js';
import {
  TRACKING_CODE_ASKED,
  TRACKING_NUMBER_LOCKED,
  type TrackingCodeAskedPayload,
  type TrackingNumberLockedPayload,
} from './tracking.events.js';
import { TrackingGuardRepository } from './tracking-guard.repository.js';
import { TrackingSecrets } from './tracking-secrets.js';

const FORGET_EVERY_MS = 60 * 60_000;

/** Mails codes, and raises an alert about a guessed order: both after the answer, which is the same for unknown numbers. */
@Injectable()
export class TrackingReactions implements OnModuleInit {
  constructor(
    private readonly consumers: EventConsumers,
    private readonly handlers: JobHandlers,
    private readonly guard: TrackingGuardRepository,
    private readonly secrets: TrackingSecrets,
    private readonly messages: Messages,
    private readonly turns: MailTurns,
    private readonly alerts: Alerts,
  ) {}

  onModuleInit(): void {
    this.consumers.register<TrackingCodeAskedPayload>({
      consumer: 'tracking.code-mail',
      eventType: TRACKING_CODE_ASKED,
      handle: (tx, { payload }) => this.mailCode(tx, payload.askId),
    });
    this.consumers.register<TrackingNumberLockedPayload>({
      consumer: 'tracking.guessed-alert',
      eventType: TRACKING_NUMBER_LOCKED,
      handle: (tx, { payload }) => this.warn(tx, payload.orderNumber),
    });
    this.handlers.every(FORGET_EVERY_MS, { job: 'tracking.forget', run: () => this.guard.forget() });
  }

  private async mailCode(tx: Transaction, askId: string): Promise<void> {
    const order = await this.guard.asked(tx, askId);
    if (order === null) return;
    const minutes = await this.guard.minutesOfNext(tx, order);
    if (minutes === null) return;
    const turn = await this.turns.take(tx, {
      kind: 'trackingCode',
      to: order.email,
      by: null,
      apart: `order ${order.id}`,
    });
    if (!turn.ok) return;
    const code = this.secrets.newCode();
    await this.guard.keepCode(tx, askId, this.secrets.ofCode(order.number, code), minutes);
    await this.messages.queue(tx, trackingCodeMail(order, { code, minutes }));
  }

  private async warn(tx: Transaction, orderNumber: string): Promise<void> {
    const order = await this.guard.guessed(tx, orderNumber, this.secrets.ofNumber(orderNumber));
    if (order === null) return;
    await this.alerts.within(tx, {
      kind: 'tracking.numberGuessed',
      subject: `Order ${formatOrderNumber(order.number as OrderNumber)}`,
      about: { type: 'order', id: order.id },
      facts: [
        { label: 'Wrong ZIP codes within a day', text: String(order.wrong) },
        { label: 'Networks', text: order.networks.join(', ') || 'unknown' },
      ],
    });
  }
}
