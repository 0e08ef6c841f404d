import type { Request } from 'express';
import type { Result } from '@simpletread/domain';
import { Strategy } from 'passport-strategy';

import type { SignInAttempt } from './sign-in-attempt.js';

/** A strategy of passport around a check that answers with an account's id or a fault. */
export abstract class CheckedStrategy extends Strategy {
  protected abstract check(attempt: SignInAttempt): Promise<Result<string>>;

  override authenticate(request: Request): void {
    this.check(request as unknown as SignInAttempt).then(
      (result) => (result.ok ? this.success({ accountId: result.value }) : this.fail(result.fault.code, 401)),
      (error: unknown) => this.error(error instanceof Error ? error : new Error(String(error))),
    );
  }
}
