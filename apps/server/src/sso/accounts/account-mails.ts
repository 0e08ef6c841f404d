import { Injectable } from '@nestjs/common';

import type { Transaction } from '../../platform/database/index.js';
import { Messages } from '../../platform/messages/index.js';
import { SignInOrigin } from './sign-in-origin.js';

const letter = (...lines: readonly string[]): string => [...lines, '', 'SimpleTread'].join('\n');

/** Emails of the sign-in provider. Each goes to the address it concerns and reveals nothing to anyone else. */
@Injectable()
export class AccountMails {
  constructor(
    private readonly messages: Messages,
    private readonly origin: SignInOrigin,
  ) {}

  async confirm(tx: Transaction, to: string, token: string): Promise<void> {
    await this.messages.queue(tx, {
      channel: 'email',
      to,
      template: 'account-confirm',
      subject: 'Confirm your email',
      text: letter(
        'One step is left to open your account: confirm that this address is yours.',
        '',
        this.origin.page('/confirm-email', { token }),
        '',
        'The link works for a day. If you did not ask for an account, leave it; nothing happens without it.',
      ),
    });
  }

  async alreadyRegistered(tx: Transaction, to: string, token: string): Promise<void> {
    await this.messages.queue(tx, {
      channel: 'email',
      to,
      template: 'account-exists',
      subject: 'You already have an account',
      text: letter(
        'Somebody, perhaps you, tried to open an account with this address, which has one already.',
        'If you forgot your password, choose a new one here within an hour:',
        '',
        this.origin.page('/reset-password', { token }),
        '',
        'If it was not you, leave it; nothing has changed.',
      ),
    });
  }

  async reset(tx: Transaction, to: string, token: string): Promise<void> {
    await this.messages.queue(tx, {
      channel: 'email',
      to,
      template: 'account-reset',
      subject: 'Choose a new password',
      text: letter(
        'Choose a new password here within an hour:',
        '',
        this.origin.page('/reset-password', { token }),
        '',
        'If you did not ask for this, leave it; your password stays as it is.',
      ),
    });
  }

  /** Notifies the owner of a change that only they should have made. */
  async notice(tx: Transaction, to: string, what: string): Promise<void> {
    await this.messages.queue(tx, {
      channel: 'email',
      to,
      template: 'account-notice',
      subject: 'Your account has changed',
      text: letter(
        what,
        '',
        'If that was not you, choose a new password; it also signs out every other device:',
        '',
        this.origin.page('/forgot-password'),
      ),
    });
  }
}
