import { Injectable } from '@nestjs/common';
import { easternWeekday, ERASURE_GRACE_DAYS, EXPORT_DAYS } from '@simpletread/domain';

import { Config } from '../../platform/config/index.js';
import type { Transaction } from '../../platform/database/index.js';
import { Messages } from '../../platform/messages/index.js';
import type { ErasureBlock } from '../../platform/personal-data/index.js';

const WORDS: Readonly<Record<ErasureBlock['reason'], string>> = {
  openOrder: 'an order that has not been delivered',
  openRefund: 'a refund that has not been paid out',
  openPayment: 'a payment that is not settled',
  openApplication: 'an application that has not been decided',
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
    await this.send(tx, to, 'privacy-export-ready', 'The copy of your data is ready', [
      `The copy of your data that was asked for is ready. Sign in to download it within ${EXPORT_DAYS} days:`,
      this.page,
      'If you did not ask for it, leave it: nobody else can download it, and it is deleted after those days.',
    ]);
  }

  async erasureAsked(tx: Transaction, to: string, dueAt: Date): Promise<void> {
    await this.send(tx, to, 'privacy-erasure-asked', 'We will erase your data', [
      `You asked us to erase your account and what we know about you. We begin on ${easternWeekday(dueAt)}, in ${ERASURE_GRACE_DAYS} days.`,
      'Changed your mind, or was it not you? Sign in before then and take it back:',
      this.page,
    ]);
  }

  async erasureBlocked(tx: Transaction, to: string, blocks: readonly ErasureBlock[]): Promise<void> {
    await this.send(tx, to, 'privacy-erasure-waits', 'Your erasure has to wait', [
      `We cannot erase your data yet, because there is still ${blocks.map(({ reason }) => WORDS[reason]).join(', and ')}.`,
      'We look again every day and begin by ourselves as soon as that is settled.',
      this.page,
    ]);
  }

  async erasureCancelled(tx: Transaction, to: string): Promise<void> {
    await this.send(tx, to, 'privacy-erasure-cancelled', 'Your data stays', [
      'The erasure of your data was taken back. Nothing has been erased.',
    ]);
  }

  /** The last email to a person. It goes out before their address is erased. */
  async farewell(tx: Transaction, to: string): Promise<void> {
    await this.send(tx, to, 'privacy-erasing', 'We are erasing your data', [
      'We have begun to erase your account and what we know about you, this mail included. It takes a few minutes.',
      'What you bought stays in our books, without your name, as the law demands.',
      'This is our last mail to you.',
    ]);
  }

  private async send(
    tx: Transaction,
    to: string,
    template: string,
    subject: string,
    lines: readonly string[],
  ) {
    await this.messages.queue(tx, {
      channel: 'email',
      to,
      template,
      subject,
      text: [...lines, 'SimpleTread'].join('\n\n'),
    });
  }
}
