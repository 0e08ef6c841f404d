import { Injectable } from '@nestjs/common';
import { ACTING_MINUTES, actingReasonText, easternMoment } from '@simpletread/domain';

import type { Transaction } from '../../platform/database/index.js';
import { Messages } from '../../platform/messages/index.js';
import { SignInOrigin } from '../accounts/index.js';
import type { ActingVisit } from './acting-visit.js';

/** Customers see the first name; the audit has the full name. */
export const firstNameOf = (name: string): string => name.trim().split(/\s+/)[0] ?? name;

export const roleText = (role: string): string => role.replaceAll('-', ' ');

/** Notifies a customer of a visit by staff. */
@Injectable()
export class ActingMails {
  constructor(
    private readonly messages: Messages,
    private readonly origin: SignInOrigin,
  ) {}

  async began(tx: Transaction, to: string, visit: ActingVisit): Promise<void> {
    const { staffName, staffRole, reason, beganAt, readAt } = visit;
    await this.messages.queue(tx, {
      channel: 'email',
      to,
      template: 'account-seen-by-staff',
      subject: 'Our support team viewed your account',
      blocks: [
        `On ${easternMoment(beganAt ?? readAt)} ${firstNameOf(staffName)} (${roleText(staffRole)}) from our team viewed the shop as you see it.`,
        { rows: [['Reason', actingReasonText(reason)]] },
        `A visit lasts ${ACTING_MINUTES} minutes at most. It shows your orders, garage and applications. Nothing can be changed or bought, and your password, cards, past searches and data downloads stay hidden.`,
        { link: this.origin.page('/sessions'), label: 'See all visits' },
        { note: 'If you didn’t expect this, please call us.' },
      ],
    });
  }
}
