import { Injectable } from '@nestjs/common';
import type { AuthenticatorSetup } from '@simpletread/contract';
import { ok, refuse, type Result } from '@simpletread/domain';
import { toString as qrCode } from 'qrcode';

import { Audit } from '../../../platform/audit/index.js';
import { Clock } from '../../../platform/clock/index.js';
import { type Transaction, UnitOfWork } from '../../../platform/database/index.js';
import { newRecoveryCodes, recoveryCodeHash } from './recovery-codes.js';
import { SecondFactorRepository } from './second-factor.repository.js';
import { SecondFactorRule } from './second-factor-rule.js';
import { newTotpSecret, totpStep, totpUri } from './totp.js';

interface Person {
  readonly staffId: string;
  readonly name: string;
}

interface PersonWithEmail extends Person {
  readonly email: string;
}

/** The authenticator app of a member of staff: set up, taken into use once it is proved, given up. */
@Injectable()
export class Authenticator {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly factors: SecondFactorRepository,
    private readonly rule: SecondFactorRule,
    private readonly audit: Audit,
  ) {}

  /** Makes a new secret for the app of `person`. The current one stays valid until the new one is proved. */
  async setUp(person: PersonWithEmail, requestId: string): Promise<AuthenticatorSetup> {
    const { staffId, email } = person;
    const secret = newTotpSecret();
    await this.work.run(async (tx) => {
      await this.factors.keepPending(tx, staffId, secret);
      const change = { before: null, after: { isSettingUp: true } };
      await this.record(tx, person, 'staff.authenticator-begun', change, requestId);
      return ok(undefined);
    });
    const qrSvg = await qrCode(totpUri(secret, email), { type: 'svg', margin: 2 });
    return { secret, qrSvg };
  }

  /** Takes the new secret into use when `code` is one of its codes; returns new recovery codes. */
  prove(person: Person, code: string, requestId: string): Promise<Result<string[], 'secondFactor.wrong'>> {
    return this.work.run((tx) => this.proveIn(tx, person, code, requestId));
  }

  async proveIn(
    tx: Transaction,
    person: Person,
    code: string,
    requestId: string,
  ): Promise<Result<string[], 'secondFactor.wrong'>> {
    const secret = await this.factors.secret(tx, person.staffId, 'pending');
    const step = secret === null ? null : totpStep(secret, code, this.clock.now());
    if (step === null) return refuse('secondFactor.wrong');
    if (!(await this.factors.confirmPending(tx, person.staffId, step))) return refuse('secondFactor.wrong');
    const codes = newRecoveryCodes();
    await this.factors.replaceRecoveryCodes(tx, person.staffId, codes.map(recoveryCodeHash));
    const change = { before: { hasAuthenticator: false }, after: { hasAuthenticator: true } };
    await this.record(tx, person, 'staff.authenticator-set-up', change, requestId);
    return ok(codes);
  }

  remove(person: Person, requestId: string): Promise<Result<undefined, 'secondFactor.required'>> {
    return this.work.run(async (tx): Promise<Result<undefined, 'secondFactor.required'>> => {
      const state = await this.factors.state(tx, person.staffId);
      if (!this.rule.mayRemove(state, 'authenticator')) return refuse('secondFactor.required');
      await this.factors.removeAuthenticator(tx, person.staffId);
      const change = { before: { hasAuthenticator: true }, after: { hasAuthenticator: false } };
      await this.record(tx, person, 'staff.authenticator-removed', change, requestId);
      return ok(undefined);
    });
  }

  private record(
    tx: Transaction,
    person: Person,
    action: string,
    change: { readonly before: object | null; readonly after: object | null },
    requestId: string,
  ): Promise<void> {
    return this.audit.recordStaff(
      tx,
      {
        action,
        subjectType: 'staff',
        subjectId: person.staffId,
        ...change,
      },
      { staff: person, requestId },
    );
  }
}
