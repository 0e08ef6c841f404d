import { Injectable } from '@nestjs/common';
import { type Cents, formatMoney, INSTALLER_PAID_WITHIN_HOURS } from '@simpletread/domain';

import { Config } from '../../platform/config/index.js';
import type { Transaction } from '../../platform/database/index.js';
import { Messages } from '../../platform/messages/index.js';
import { RETENTION_DAYS } from '../../platform/retention/index.js';

/** Emails to applicants about each step of an installer application. */
@Injectable()
export class InstallerMails {
  constructor(
    private readonly messages: Messages,
    private readonly config: Config,
  ) {}

  /** Repeats nothing that was typed: the recipient may not be the author. */
  proveAddress(tx: Transaction, to: string): Promise<void> {
    return this.send(tx, to, 'installer-prove-address', 'Confirm your application', [
      'Somebody, we hope you, applied to our installer program with this e-mail address.',
      `Sign in with it, or create an account, and we begin to look at the application: ${this.page}`,
      `If it was not you, do nothing. It is deleted after ${RETENTION_DAYS.unconfirmedApplications} days, and nobody at our side reads it.`,
    ]);
  }

  received(tx: Transaction, to: string, company: string): Promise<void> {
    return this.send(tx, to, 'installer-received', 'We have your application', [
      `${company} applied to our installer program. We look at it within two working days.`,
      this.whereItStands(),
    ]);
  }

  asked(tx: Transaction, to: string, company: string, question: string): Promise<void> {
    return this.send(tx, to, 'installer-question', 'A question about your application', [
      `Before we decide on ${company} we need to know more:`,
      question,
      this.whereItStands('Answer here:'),
    ]);
  }

  answered(tx: Transaction, to: string, company: string): Promise<void> {
    return this.send(tx, to, 'installer-answered', 'We have your answer', [
      `Thank you for your answer about ${company}. We go on looking at your application.`,
      this.whereItStands(),
    ]);
  }

  amended(tx: Transaction, to: string, company: string): Promise<void> {
    return this.send(tx, to, 'installer-amended', 'Your application was changed', [
      `The application of ${company} was changed. If that was not you, please write to us.`,
      this.whereItStands(),
    ]);
  }

  approved(tx: Transaction, to: string, company: string, payPerTire: Cents, shopCode: string): Promise<void> {
    return this.send(tx, to, 'installer-approved', 'Welcome to the installer program', [
      `${company} is in the program. From now on shoppers near you can choose your shop; its code is ${shopCode}.`,
      `You are paid ${formatMoney(payPerTire)} for each tire that you mount, within ${INSTALLER_PAID_WITHIN_HOURS} hours.`,
      this.whereItStands(),
    ]);
  }

  declined(tx: Transaction, to: string, company: string, reason: string): Promise<void> {
    return this.send(tx, to, 'installer-declined', 'Your application', [
      `We cannot take ${company} into our installer program:`,
      reason,
    ]);
  }

  withdrawn(tx: Transaction, to: string, company: string): Promise<void> {
    return this.send(tx, to, 'installer-withdrawn', 'Your application is withdrawn', [
      `You withdrew the application of ${company}. You can apply again at any time.`,
    ]);
  }

  private get page(): string {
    return `${this.config.storefrontUrl}/account/installer-application`;
  }

  private whereItStands(words = 'See where it stands:'): string {
    return `${words} ${this.page}`;
  }

  private async send(
    tx: Transaction,
    to: string,
    template: string,
    subject: string,
    paragraphs: readonly string[],
  ): Promise<void> {
    const text = [...paragraphs, 'SimpleTread'].join('\n\n');
    await this.messages.queue(tx, { channel: 'email', to, template, subject, text });
  }
}
