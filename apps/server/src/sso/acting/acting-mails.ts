import { Injectable } from '@nestjs/common';
import { ACTING_MINUTES, actingReasonText, easternMoment } from '@simpletread/domain';

import type { Transaction } from '../../platform/database/index.js';
import { Messages } from '../../platform/messages/index.js';
import { SignInOrigin } from '../accounts/index.js';
import type { ActingVisit } from './acting-visit.js';

/** The first name is what customers are told; the audit has the whole one. */
export const firstNameOf = (name: string): string => name.trim().split(/\s+/)[0] ?? name;

export const roleText = (role: string): string => role.replaceAll('-', ' ');

/** Tells a customer that staff see the shop as they do. */
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
      subject: 'Our support looked at your account',
      text: [
        `On ${easternMoment(beganAt ?? readAt)} ${firstNameOf(staffName)} of our staff (${roleText(staffRole)}) began to look at the shop as you see it.`,
        `It was about ${actingReasonText(reason)}.`,
        '',
        `It lasts ${ACTING_MINUTES} minutes at most. Your orders, garage and applications can be read that way, and nothing can be changed or bought. Your password, your cards, your past searches and the copies of your data are not shown.`,
        '',
        'Each time is listed here:',
        this.origin.page('/sessions'),
        '',
        'If you did not expect this, please call us.',
        '',
        'SimpleTread',
      ].join('\n'),
    });
  }
}
