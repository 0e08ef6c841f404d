import { Injectable } from '@nestjs/common';
import {
  easternWeekday,
  ERASURE_GRACE_DAYS,
  EXPORT_DAYS,
  type MessageTemplate,
  type MailBlock,
} from '@simpletread/domain';

import { Config } from '../../platform/config/index.js';
import type { Transaction } from '../../platform/database/index.js';
import { Messages } from '../../platform/messages/index.js';
import type { ErasureBlock } from '../../platform/personal-data/index.js';

const WORDS: Readonly<Record<ErasureBlock['reason'], string>> = {
  openOrder: 'an order on its way',
  openRefund: 'a pending refund',
  openPayment: 'a pending payment',
  openApplication: 'an open application',
};

/** Emails people about the progress of their data requests. */
@Injectable()
export class PrivacyMails {
  private readonly page: string;

  constructor(
    private readonly messages: Messages,
    config: Config,
  ) {
    this.page = `${config.storefrontUrl}/account/privacy`;
  }

  async ready(tx: Transaction, to: string): Promise<void> {
    await this.send(tx, to, 'privacy-export-ready', 'Your data is ready to download', [
      `Sign in to download the copy of your data within ${EXPORT_DAYS} days.`,
      { link: this.page, label: 'Download your data' },
      {
        note: 'If you didn’t ask for it, ignore this email. Nobody else can download it, and we delete it after that.',
      },
    ]);
  }

  async erasureAsked(tx: Transaction, to: string, dueAt: Date): Promise<void> {
    await this.send(tx, to, 'privacy-erasure-asked', 'We will erase your data', [
      `You asked us to erase your account and your data. We start on ${easternWeekday(dueAt)}, in ${ERASURE_GRACE_DAYS} days.`,
      'Changed your mind, or wasn’t this you? Sign in before then to cancel.',
      { link: this.page, label: 'Keep your data' },
    ]);
  }

  async erasureBlocked(tx: Transaction, to: string, blocks: readonly ErasureBlock[]): Promise<void> {
    await this.send(tx, to, 'privacy-erasure-waits', 'We can’t erase your data yet', [
      `We can’t erase your data yet, because your account still has ${blocks.map(({ reason }) => WORDS[reason]).join(', and ')}.`,
      'We check every day and start as soon as possible.',
      { link: this.page, label: 'See the request' },
    ]);
  }

  async erasureCancelled(tx: Transaction, to: string): Promise<void> {
    await this.send(tx, to, 'privacy-erasure-cancelled', 'Your erasure was cancelled', [
      'The erasure of your data was cancelled. Nothing was erased.',
    ]);
  }

  /** The last email to a person. It goes out before their address is erased. */
  async sayGoodbye(tx: Transaction, to: string): Promise<void> {
    await this.send(tx, to, 'privacy-erasing', 'We are erasing your data', [
      'We are erasing your account and your data, including your email address. This takes a few minutes.',
      'The law requires us to keep records of your orders. They no longer contain your name.',
      'This is our last email to you.',
    ]);
  }

  private async send(
    tx: Transaction,
    to: string,
    template: MessageTemplate,
    subject: string,
    blocks: readonly MailBlock[],
  ) {
    await this.messages.queue(tx, { channel: 'email', to, template, subject, blocks });
  }
}
