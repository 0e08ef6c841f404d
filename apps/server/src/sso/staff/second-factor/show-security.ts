import { Injectable } from '@nestjs/common';
import type { StaffSecurity } from '@simpletread/contract';

import { Database } from '../../../platform/database/index.js';
import { hashToken } from '../../../platform/ids/index.js';
import { SecondFactorRepository } from './second-factor.repository.js';
import { SecondFactorRule } from './second-factor-rule.js';
import { StaffPasskeyRepository } from './staff-passkey.repository.js';
import { StaffSessionRepository } from '../sessions/staff-session.repository.js';

/** Enough of a session's hash to identify it, too little to use it. */
const SHOWN_HASH = 12;

/** A staff member's second factors and sessions. */
@Injectable()
export class ShowSecurity {
  constructor(
    private readonly database: Database,
    private readonly rule: SecondFactorRule,
    private readonly factors: SecondFactorRepository,
    private readonly passkeys: StaffPasskeyRepository,
    private readonly sessions: StaffSessionRepository,
  ) {}

  async run(staffId: string, token: string | null): Promise<StaffSecurity> {
    const [state, passkeys, sessions] = await Promise.all([
      this.factors.state(this.database, staffId),
      this.passkeys.ofStaff(this.database, staffId),
      this.sessions.ofStaff(this.database, staffId),
    ]);
    const ownHash = token === null ? null : hashToken(token);
    return {
      isSecondFactorRequired: this.rule.isRequired,
      authenticatorSince: state.authenticatorSince?.toISOString() ?? null,
      recoveryCodesLeft: state.recoveryCodesLeft,
      passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
        id,
        name,
        createdAt: createdAt.toISOString(),
        lastUsedAt: lastUsedAt?.toISOString() ?? null,
      })),
      sessions: sessions.map(({ tokenHash, userAgent, createdAt, seenAt }) => ({
        id: tokenHash.slice(0, SHOWN_HASH),
        userAgent,
        createdAt: createdAt.toISOString(),
        seenAt: seenAt.toISOString(),
        isThisOne: tokenHash === ownHash,
      })),
    };
  }
}
