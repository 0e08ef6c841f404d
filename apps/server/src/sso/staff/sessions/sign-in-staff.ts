import { Injectable } from '@nestjs/common';
import type { SECOND_FACTORS } from '@simpletread/contract';
import { ok, refuse, type Result } from '@simpletread/domain';

import { Database } from '../../../platform/database/index.js';
import { hashToken, newToken } from '../../../platform/ids/index.js';
import { isPassword, normalPassword, renewedHash } from '../../accounts/index.js';
import { type FactorState, SecondFactorRepository } from '../second-factor/second-factor.repository.js';
import { SecondFactorRule } from '../second-factor/second-factor-rule.js';
import { SignInStepRepository } from './sign-in-step.repository.js';
import { type StaffAccount, StaffRepository } from '../staff.repository.js';
import { StaffSignIns } from './staff-sign-ins.js';

interface SignIn {
  readonly email: string;
  readonly password: string;
  readonly userAgent: string | null;
  readonly requestId: string;
}

type Method = (typeof SECOND_FACTORS)[number];

/** A session, or what the sign-in waits for with the token that carries it there. */
export type SignInOutcome =
  | { readonly step: 'signedIn'; readonly token: string }
  | { readonly step: 'secondFactor'; readonly token: string; readonly methods: readonly Method[] }
  | { readonly step: 'enrolment'; readonly token: string };

const methodsOf = ({ authenticatorSince, passkeyCount }: FactorState): Method[] => [
  ...(authenticatorSince === null ? [] : (['authenticator'] as const)),
  ...(passkeyCount === 0 ? [] : (['passkey'] as const)),
];

/**
 * Checks a staff member's password. A wrong password, an unknown address and a locked account read the same and take
 * the same time, so guessing through a lock reveals nothing, not even a right guess.
 */
@Injectable()
export class SignInStaff {
  constructor(
    private readonly database: Database,
    private readonly staff: StaffRepository,
    private readonly factors: SecondFactorRepository,
    private readonly rule: SecondFactorRule,
    private readonly steps: SignInStepRepository,
    private readonly signIns: StaffSignIns,
  ) {}

  async run({
    email,
    password,
    userAgent,
    requestId,
  }: SignIn): Promise<Result<SignInOutcome, 'access.credentialsWrong'>> {
    const account = await this.staff.findByEmail(this.database, email);
    const normal = normalPassword(password);
    const isRight = await isPassword(normal, account?.passwordHash ?? null);
    if (account === null) return refuse('access.credentialsWrong');
    if (!isRight || account.isLocked) {
      if (!account.isLocked) await this.staff.countFailure(this.database, account.staffId);
      await this.signIns.recordRefusal(account, requestId);
      return refuse('access.credentialsWrong');
    }
    await this.staff.clearFailures(this.database, account.staffId);
    if (account.passwordHash !== null) await this.renew(account.staffId, normal, account.passwordHash);
    return ok(await this.next(account, userAgent, requestId));
  }

  private async renew(staffId: string, password: string, hash: string): Promise<void> {
    const renewed = await renewedHash(password, hash);
    if (renewed !== null) await this.staff.renewHash(this.database, staffId, hash, renewed);
  }

  private async next(
    account: StaffAccount,
    userAgent: string | null,
    requestId: string,
  ): Promise<SignInOutcome> {
    const methods = methodsOf(await this.factors.state(this.database, account.staffId));
    if (methods.length === 0 && !this.rule.isRequired) {
      return { step: 'signedIn', token: await this.signIns.begin(account, { userAgent, requestId }) };
    }
    const token = newToken();
    await this.steps.insert(this.database, hashToken(token), account.staffId);
    return methods.length === 0 ? { step: 'enrolment', token } : { step: 'secondFactor', token, methods };
  }
}
