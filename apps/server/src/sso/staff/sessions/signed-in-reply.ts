import { Injectable } from '@nestjs/common';
import type { StaffIdentity } from '@simpletread/contract';
import { ok, refuse, type Result } from '@simpletread/domain';

import { Database } from '../../../platform/database/index.js';
import { type ReplyCookie, withCookies } from '../../../platform/http/index.js';
import { hashToken } from '../../../platform/ids/index.js';
import { SessionCookie, SignInStepCookie } from './session-cookie.js';
import { identityOf } from './session-staff.js';
import { StaffSessionRepository } from './staff-session.repository.js';

/** The reply of a finished sign-in: the person, the session's cookie, and an expired cookie for the steps before it. */
@Injectable()
export class SignedInReply {
  constructor(
    private readonly database: Database,
    private readonly repository: StaffSessionRepository,
    private readonly cookie: SessionCookie,
    private readonly stepCookie: SignInStepCookie,
  ) {}

  /** The owner of the session. */
  async identity(token: string | null): Promise<Result<StaffIdentity, 'access.signInRequired'>> {
    const staff = token === null ? null : await this.repository.see(this.database, hashToken(token));
    return staff === null ? refuse('access.signInRequired') : ok(identityOf(staff));
  }

  async reply(token: string) {
    const staff = await this.identity(token);
    if (!staff.ok) return staff;
    return withCookies(ok({ step: 'signedIn' as const, staff: staff.value }), this.cookies(token));
  }

  /** The cookies that carry the session to the browser. */
  cookies(token: string): readonly ReplyCookie[] {
    return [this.cookie.set(token), this.stepCookie.clear()];
  }
}
