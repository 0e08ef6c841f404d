import { Injectable } from '@nestjs/common';

import type { Transaction } from '../../platform/database/index.js';
import { Messages } from '../../platform/messages/index.js';
import { SignInOrigin } from './sign-in-origin.js';

export interface ResetLink {
  readonly token: string;
  readonly minutes: number;
}

const hours = (minutes: number): string => (minutes === 60 ? 'an hour' : `${minutes / 60} hours`);

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
      blocks: [
        'Confirm your email address to finish creating your account.',
        { link: this.origin.page('/confirm-email', { token }), label: 'Confirm your email' },
        { note: 'The link works for one day. If you didn’t ask for an account, ignore this email.' },
      ],
    });
  }

  async alreadyRegistered(tx: Transaction, to: string, { token, minutes }: ResetLink): Promise<void> {
    await this.messages.queue(tx, {
      channel: 'email',
      to,
      template: 'account-exists',
      subject: 'You already have an account',
      blocks: [
        'Someone tried to create an account with this address, which already has one.',
        `If you forgot your password, choose a new one within ${hours(minutes)}.`,
        { link: this.origin.page('/reset-password', { token }), label: 'Choose a new password' },
        { note: 'If it wasn’t you, ignore this email. Nothing has changed.' },
      ],
    });
  }

  async reset(tx: Transaction, to: string, { token, minutes }: ResetLink): Promise<void> {
    await this.messages.queue(tx, {
      channel: 'email',
      to,
      template: 'account-reset',
      subject: 'Choose a new password',
      blocks: [
        `You can choose a new password within ${hours(minutes)}.`,
        { link: this.origin.page('/reset-password', { token }), label: 'Choose a new password' },
        { note: 'If you didn’t ask for this, ignore this email. Your password stays the same.' },
      ],
    });
  }

  /** Notifies the owner of a change that only they should have made. */
  async notice(tx: Transaction, to: string, what: string): Promise<void> {
    await this.messages.queue(tx, {
      channel: 'email',
      to,
      template: 'account-notice',
      subject: 'Your account has changed',
      blocks: [
        what,
        'If this wasn’t you, choose a new password. That also signs out all other devices.',
        { link: this.origin.page('/forgot-password'), label: 'Choose a new password' },
      ],
    });
  }
}
