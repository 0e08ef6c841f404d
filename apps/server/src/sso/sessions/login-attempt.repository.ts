import { Injectable } from '@nestjs/common';

import { Config } from '../../platform/config/index.js';
import { type Computed, Database } from '../../platform/database/index.js';
import { hashToken } from '../../platform/ids/index.js';
import { Seal } from '../../platform/sealing/index.js';
import type { LoginAttemptRow } from './login-attempt.entity.js';

/** The values that the end of a sign-in must match. */
export interface LoginAttempt {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
  /** Known to the browser that began it. */
  readonly binding: string;
  readonly returnTo: string;
}

type AttemptRow = Pick<LoginAttemptRow, 'binding_hash' | 'sealed' | 'return_to'> &
  Computed<{ is_in_time: boolean }>;

/** The only SQL on sign-ins that have begun. */
@Injectable()
export class LoginAttemptRepository {
  private readonly seal: Seal;

  constructor(
    private readonly database: Database,
    config: Config,
  ) {
    this.seal = new Seal(config.sessionSecret, 'login attempt');
  }

  /** Returns when it ends, ten minutes from now. */
  async insert({ state, nonce, verifier, binding, returnTo }: LoginAttempt): Promise<Date> {
    const stateHash = hashToken(state);
    const row = await this.database.one<Pick<LoginAttemptRow, 'expires_at'>>(
      `INSERT INTO identity.login_attempt (state_hash, binding_hash, sealed, return_to, expires_at)
       VALUES ($1, $2, $3, $4, now() + interval '10 minutes') RETURNING expires_at`,
      [stateHash, hashToken(binding), this.seal.seal({ nonce, verifier }, stateHash), returnTo],
    );
    if (row === null) throw new Error('the sign-in was not written');
    return row.expires_at;
  }

  /** Takes the attempt of `state`, once and for all. Null if there is none or it belongs to another `binding`. */
  async take(state: string, binding: string): Promise<Omit<LoginAttempt, 'binding'> | null> {
    const stateHash = hashToken(state);
    const row = await this.database.one<AttemptRow>(
      `DELETE FROM identity.login_attempt WHERE state_hash = $1
       RETURNING binding_hash, sealed, return_to, expires_at > clock_timestamp() AS is_in_time`,
      [stateHash],
    );
    if (row === null || !row.is_in_time || row.binding_hash !== hashToken(binding)) return null;
    const opened = this.seal.open<{ nonce: string; verifier: string }>(row.sealed, stateHash);
    return opened === null ? null : { state, ...opened, returnTo: row.return_to };
  }

  async sweep(): Promise<void> {
    await this.database.execute('DELETE FROM identity.login_attempt WHERE expires_at < clock_timestamp()');
  }
}
