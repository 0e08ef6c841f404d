import { Injectable } from '@nestjs/common';
import { maskEmail, networkOf, ok, refuse, type Result } from '@simpletread/domain';

import { Alerts } from '../../../platform/alerts/index.js';
import { isPassword, renewedHash } from './password.js';
import { AccountRepository } from '../account.repository.js';
import { normalPassword } from './password-rule.js';
import { KnownDevices } from '../known-devices.js';
import { SignInThrottle } from '../sign-in-throttle.js';

interface Attempt {
  readonly email: string;
  readonly password: string;
  readonly ip: string;
  /** The browser's cookie of sign-ins. */
  readonly deviceCookie?: string | undefined;
}

/**
 * Finds the owner of a password. A wrong password, an unknown address, a closed account and a paused one read the same
 * and take the same time.
 */
@Injectable()
export class CheckPassword {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly throttle: SignInThrottle,
    private readonly devices: KnownDevices,
    private readonly alerts: Alerts,
  ) {}

  async run(attempt: Attempt): Promise<Result<string, 'access.credentialsWrong'>> {
    const { email, password, ip } = attempt;
    const device = this.devices.numberOf(attempt.deviceCookie, email);
    const taken = await (device === null
      ? this.throttle.take(email, ip)
      : this.throttle.takeFromDevice(device));
    const account = await this.accounts.secretOfEmail(email);
    const normal = normalPassword(password);
    const hash = account?.passwordHash ?? null;
    const isRight = await isPassword(normal, hash);
    // Not awaited: a known address must take no longer than an unknown one.
    if (taken === 'begins' && account !== null) void this.alarm(account.accountId, email, ip);
    if (account === null || !account.isActive || taken !== 'free' || !isRight)
      return refuse('access.credentialsWrong');
    await (device === null ? this.throttle.clear(email, ip) : this.throttle.clearDevice(device));
    if (hash !== null) await this.renew(account.accountId, normal, hash);
    return ok(account.accountId);
  }

  private alarm(accountId: string, email: string, ip: string): Promise<void> {
    return this.alerts.raise({
      kind: 'signIn.passwordGuessed',
      subject: `Account ${maskEmail(email)}`,
      subjectKey: accountId,
      about: { type: 'account', id: accountId },
      facts: [
        { label: 'Wrong passwords', text: '10 within 15 minutes, from browsers that never signed in' },
        { label: 'Last network', text: networkOf(ip) },
      ],
    });
  }

  private async renew(accountId: string, password: string, hash: string): Promise<void> {
    const renewed = await renewedHash(password, hash);
    if (renewed !== null) await this.accounts.renewHash(accountId, hash, renewed);
  }
}
