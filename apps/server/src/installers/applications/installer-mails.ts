import { Injectable } from '@nestjs/common';
import {
  type Cents,
  formatMoney,
  INSTALLER_PAID_WITHIN_HOURS,
  type MessageTemplate,
  type MailBlock,
} from '@simpletread/domain';

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
      'Someone applied to our installer program with this email address.',
      'If it was you, sign in with this address or create an account, and we’ll start our review.',
      { link: this.page, label: 'Confirm your application' },
      {
        note: `If it wasn’t you, ignore this email. We don’t review unconfirmed applications, and we delete them after ${RETENTION_DAYS.unconfirmedApplications} days.`,
      },
    ]);
  }

  received(tx: Transaction, to: string, company: string): Promise<void> {
    return this.send(tx, to, 'installer-received', 'We have your application', [
      `${company} applied to our installer program. We review applications within two business days.`,
      this.applicationLink(),
    ]);
  }

  asked(tx: Transaction, to: string, company: string, question: string): Promise<void> {
    return this.send(tx, to, 'installer-question', 'A question about your application', [
      `We have a question about your application for ${company}:`,
      question,
      this.applicationLink('Answer the question'),
    ]);
  }

  answered(tx: Transaction, to: string, company: string): Promise<void> {
    return this.send(tx, to, 'installer-answered', 'We have your answer', [
      `Thank you for your answer about ${company}. We are continuing our review.`,
      this.applicationLink(),
    ]);
  }

  amended(tx: Transaction, to: string, company: string): Promise<void> {
    return this.send(tx, to, 'installer-amended', 'Your application was changed', [
      `The application of ${company} was changed. If you didn’t change it, please contact us.`,
      this.applicationLink(),
    ]);
  }

  approved(tx: Transaction, to: string, company: string, payPerTire: Cents, shopCode: string): Promise<void> {
    return this.send(tx, to, 'installer-approved', 'Welcome to the installer program', [
      `${company} is now in the program, and shoppers near you can choose it. Your shop code is ${shopCode}.`,
      `We pay ${formatMoney(payPerTire)} per installed tire, within ${INSTALLER_PAID_WITHIN_HOURS} hours.`,
      this.applicationLink(),
    ]);
  }

  declined(tx: Transaction, to: string, company: string, reason: string): Promise<void> {
    return this.send(tx, to, 'installer-declined', 'Your application', [
      `We can’t accept ${company} into our installer program:`,
      reason,
    ]);
  }

  withdrawn(tx: Transaction, to: string, company: string): Promise<void> {
    return this.send(tx, to, 'installer-withdrawn', 'Your application was withdrawn', [
      `You withdrew the application of ${company}. You can apply again at any time.`,
    ]);
  }

  private get page(): string {
    return `${this.config.storefrontUrl}/account/installer-application`;
  }

  private applicationLink(label = 'See your application'): MailBlock {
    return { link: this.page, label };
  }

  private async send(
    tx: Transaction,
    to: string,
    template: MessageTemplate,
    subject: string,
    blocks: readonly MailBlock[],
  ): Promise<void> {
    await this.messages.queue(tx, { channel: 'email', to, template, subject, blocks });
  }
}
