import { Injectable } from '@nestjs/common';
import { mapResult, ok, refuse, type Result } from '@simpletread/domain';

import { Clock } from '../../../platform/clock/index.js';
import { Database, type Transaction, UnitOfWork } from '../../../platform/database/index.js';
import { hashToken } from '../../../platform/ids/index.js';
import { Authenticator } from '../second-factor/authenticator.js';
import { recoveryCodeHash } from '../second-factor/recovery-codes.js';
import { SecondFactorRepository } from '../second-factor/second-factor.repository.js';
import { SignInStepRepository, type WaitingStaff } from './sign-in-step.repository.js';
import { StaffSignIns } from './staff-sign-ins.js';
import { totpStep } from '../second-factor/totp.js';

export interface FinishContext {
  /** The token that carries the sign-in, or null for a request without one. */
  readonly stepToken: string | null;
  readonly userAgent: string | null;
  readonly requestId: string;
}

/** True if the answer proves the person, within the transaction that uses it up. */
type Proof = (tx: Transaction, person: WaitingStaff) => Promise<boolean>;

type FinishFault = 'secondFactor.wrong' | 'secondFactor.expired';
type Finished = Result<string, FinishFault>;

/** Finishes sign-ins by their second factor; each code counts once, and a handful of wrong ones ends the attempt. */
@Injectable()
export class FinishSignIn {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly steps: SignInStepRepository,
    private readonly factors: SecondFactorRepository,
    private readonly authenticator: Authenticator,
    private readonly signIns: StaffSignIns,
  ) {}

  /** The token of the session that a code of the authenticator app, or a recovery code, begins. */
  byCode(code: string, context: FinishContext): Promise<Finished> {
    return this.by(async (tx, { staffId }) => {
      const secret = await this.factors.secret(tx, staffId, 'inUse');
      const step = secret === null ? null : totpStep(secret, code, this.clock.now());
      if (step !== null) return this.factors.useStep(tx, staffId, step);
      return this.factors.useRecoveryCode(tx, staffId, recoveryCodeHash(code));
    }, context);
  }

  /** The token of the session that `proof` begins. */
  async by(proof: Proof, context: FinishContext): Promise<Finished> {
    if (context.stepToken === null) return refuse('secondFactor.expired');
    const tokenHash = hashToken(context.stepToken);
    const proved = await this.work.run(async (tx): Promise<Result<WaitingStaff, FinishFault>> => {
      const person = await this.steps.lock(tx, tokenHash);
      if (person === null) return refuse('secondFactor.expired');
      if (!(await proof(tx, person))) return refuse('secondFactor.wrong');
      await this.steps.remove(tx, tokenHash);
      return ok(person);
    });
    if (proved.ok) return ok(await this.signIns.begin(proved.value, context));
    if (proved.fault.code === 'secondFactor.wrong') await this.refused(tokenHash, context.requestId);
    return proved;
  }

  /** The token of the session that a first code of a new authenticator app begins, and the recovery codes. */
  async byEnrolment(
    code: string,
    context: FinishContext,
  ): Promise<Result<{ token: string; recoveryCodes: string[] }, FinishFault>> {
    if ((await this.waitingToEnrol(context.stepToken)) === null) return refuse('secondFactor.expired');
    let recoveryCodes: string[] = [];
    const finished = await this.by(async (tx, person) => {
      const proved = await this.authenticator.proveIn(tx, person, code, context.requestId);
      if (proved.ok) recoveryCodes = proved.value;
      return proved.ok;
    }, context);
    return mapResult(finished, (token) => ({ token, recoveryCodes }));
  }

  /** A person who has to set up their first second factor. A person with one can't replace it by password. */
  async waitingToEnrol(stepToken: string | null): Promise<WaitingStaff | null> {
    const person = await this.waiting(stepToken);
    if (person === null) return null;
    const { authenticatorSince, passkeyCount } = await this.factors.state(this.database, person.staffId);
    return authenticatorSince === null && passkeyCount === 0 ? person : null;
  }

  /** A person who still needs to give a second factor. */
  waiting(stepToken: string | null): Promise<WaitingStaff | null> {
    return stepToken === null ? Promise.resolve(null) : this.steps.find(this.database, hashToken(stepToken));
  }

  private async refused(tokenHash: string, requestId: string): Promise<void> {
    const person = await this.steps.find(this.database, tokenHash);
    await this.steps.countFailure(this.database, tokenHash);
    if (person !== null) await this.signIns.recordRefusal(person, requestId);
  }
}
