import { Injectable } from '@nestjs/common';
import type { AccountTypeName, MessageTemplate, MailBlock } from '@simpletread/domain';

import { Config } from '../../platform/config/index.js';
import type { Transaction } from '../../platform/database/index.js';
import { Messages } from '../../platform/messages/index.js';

const NAMES: Readonly<Record<AccountTypeName, string>> = {
  Wholesale: 'a wholesale account',
  Fleet: 'a fleet account',
  'Partner Program': 'the partner program',
  'Special Order': 'a special-order account',
  EPP: 'the employee program',
  'Employee Buying': 'employee buying',
  'Retail Member': 'a retail member account',
  'Sales Tool': 'the sales tool',
  Retail: 'a retail account',
};

/** Emails to customers about each step of an application and about changes of their account. */
@Injectable()
export class AccountTypeMails {
  constructor(
    private readonly messages: Messages,
    private readonly config: Config,
  ) {}

  received(tx: Transaction, to: string, type: AccountTypeName): Promise<void> {
    return this.send(tx, to, 'application-received', 'We have your application', [
      `You applied for ${NAMES[type]}. We review applications within two business days.`,
      this.applicationLink(),
    ]);
  }

  asked(tx: Transaction, to: string, type: AccountTypeName, question: string): Promise<void> {
    return this.send(tx, to, 'application-question', 'A question about your application', [
      `We have a question about your application for ${NAMES[type]}:`,
      question,
      this.applicationLink('Answer the question'),
    ]);
  }

  granted(tx: Transaction, to: string, type: AccountTypeName): Promise<void> {
    return this.send(tx, to, 'account-type-granted', 'Your account has changed', [
      `Your account now has ${NAMES[type]}. Sign in to see your prices.`,
      { link: this.config.storefrontUrl, label: 'See your prices' },
    ]);
  }

  refused(tx: Transaction, to: string, type: AccountTypeName, reason: string): Promise<void> {
    return this.send(tx, to, 'application-refused', 'Your application', [
      `We can’t approve your application for ${NAMES[type]}:`,
      reason,
    ]);
  }

  withdrawn(tx: Transaction, to: string, type: AccountTypeName): Promise<void> {
    return this.send(tx, to, 'application-withdrawn', 'Your application was withdrawn', [
      `You withdrew your application for ${NAMES[type]}. You can apply again at any time.`,
    ]);
  }

  ended(tx: Transaction, to: string, type: AccountTypeName): Promise<void> {
    return this.send(tx, to, 'account-type-ended', 'Your account has changed', [
      `Your account no longer has ${NAMES[type]}. If you think this is a mistake, please contact us.`,
    ]);
  }

  private applicationLink(label = 'See your application'): MailBlock {
    return { link: `${this.config.storefrontUrl}/account/applications`, label };
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
