import type { Config } from '../../config/index.js';
import type { UnitOfWork } from '../../database/index.js';
import type { Log } from '../../log/index.js';
import type { Messages } from '../../messages/index.js';
import type { AlertChannel } from './alert-channel.js';
import { LogChannel } from './log.channel.js';
import { MailChannel } from './mail.channel.js';
import { WebhookChannel } from './webhook.channel.js';

/** All channels that the configuration names. */
export class AlertChannels {
  constructor(readonly all: readonly AlertChannel[]) {}
}

export const chooseChannels = (
  { alertChannels, alertMailTo, alertWebhookUrl, alertWebhookSecret }: Config,
  { work, messages, log }: { work: UnitOfWork; messages: Messages; log: Log },
): AlertChannels =>
  new AlertChannels(
    alertChannels.flatMap((name): AlertChannel[] => {
      if (name === 'mail') return alertMailTo === null ? [] : [new MailChannel(work, messages, alertMailTo)];
      if (name === 'log') return [new LogChannel(log)];
      return alertWebhookUrl === null
        ? []
        : [new WebhookChannel({ url: alertWebhookUrl, secret: alertWebhookSecret })];
    }),
  );
