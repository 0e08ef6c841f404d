import { Injectable } from '@nestjs/common';
import { CONFIRM_LINK_MINUTES, networkOf, resetLinkMinutes } from '@simpletread/domain';

import type { Transaction } from '../../platform/database/index.js';
import { hashToken, newToken } from '../../platform/ids/index.js';
import { type AskedMail, MailTurns } from '../../platform/mail-turns/index.js';
import type { Account } from './account.js';
import type { ResetLink } from './account-mails.js';
import { EmailTokenRepository } from './email-token.repository.js';
import { KnownDevices } from './known-devices.js';

/** The person who asks for a link: `browserHash` recognizes the browser, `deviceCookie` holds its earlier sign-ins, `ip` is its address. */
export interface Asker {
  readonly browserHash: string;
  readonly ip: string;
  readonly deviceCookie?: string | undefined;
}

/**
 * Links by email to the holder of an address. Whoever asks, a link that is alive and unspent is neither replaced nor repeated, so nobody can
 * use up the links of someone else. Decision record 88.
 */
@Injectable()
export class AccountLinks {
  constructor(
    private readonly tokens: EmailTokenRepository,
    private readonly turns: MailTurns,
    private readonly devices: KnownDevices,
  ) {}

  /** A link to a new password that has to be mailed; null if none goes out. A browser that is known for the account may ask for another one. */
  async toReset(
    tx: Transaction,
    { accountId, email }: Pick<Account, 'accountId' | 'email'>,
    { browserHash, ip, deviceCookie }: Asker,
  ): Promise<ResetLink | null> {
    const links = await this.tokens.mailed(tx, 'reset', email);
    const browser = this.devices.numberOf(deviceCookie, email);
    if (links.is_live && browser === null) return null;
    const asked: AskedMail =
      browser === null
        ? { kind: 'resetLink', to: email, by: networkOf(ip) }
        : { kind: 'resetLink', to: email, by: null, apart: `browser ${browser}` };
    if (!(await this.turns.take(tx, asked)).ok) return null;
    const [token, minutes] = [newToken(), resetLinkMinutes(links.of_day)];
    await this.tokens.insert(
      tx,
      {
        tokenHash: hashToken(token),
        purpose: 'reset',
        email,
        accountId,
        registration: null,
        browserHash,
        isMailed: true,
      },
      minutes,
    );
    return { token, minutes };
  }

  /**
   * Keeps a registration and returns the token of the link to mail; null if none goes out. A link that was mailed within the hour, or that
   * filled the mailbox, confirms this registration too.
   */
  async toConfirm(
    tx: Transaction,
    email: string,
    sealFor: (tokenHash: string) => string,
    { browserHash, ip }: Asker,
  ): Promise<string | null> {
    const links = await this.tokens.mailed(tx, 'confirm', email);
    const asked: AskedMail = { kind: 'confirmLink', to: email, by: networkOf(ip) };
    const isMailed = !links.is_recent && (await this.turns.take(tx, asked)).ok;
    if (!isMailed && !links.is_live) return null;
    const token = newToken();
    const tokenHash = hashToken(token);
    await this.tokens.insert(
      tx,
      {
        tokenHash,
        purpose: 'confirm',
        email,
        accountId: null,
        registration: sealFor(tokenHash),
        browserHash,
        isMailed,
      },
      CONFIRM_LINK_MINUTES,
    );
    return isMailed ? token : null;
  }
}
