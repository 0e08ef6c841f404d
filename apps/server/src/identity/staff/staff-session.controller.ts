import { Controller } from '@nestjs/common';
import {
  getStaffSession,
  type HandlerInput,
  signInStaff,
  signOutStaff,
  type StaffIdentity,
} from '@simpletread/contract';
import { ok, refuse, type Result } from '@simpletread/domain';

import type { StaffPrincipal } from '../../platform/access/index.js';
import { Database } from '../../platform/database/index.js';
import { Bind, Cookies, Input, RequestId, Staff, UserAgent, withHeaders } from '../../platform/http/index.js';
import { hashToken } from '../../platform/ids/index.js';
import { identityOf } from './session-staff.js';
import { SessionCookie } from './session-cookie.js';
import { SignInStaff } from './sign-in-staff.js';
import { SignOutStaff } from './sign-out-staff.js';
import { StaffSessionRepository } from './staff-session.repository.js';

type RequestCookies = Readonly<Record<string, string | undefined>>;

@Controller()
export class StaffSessionController {
  constructor(
    private readonly signInUseCase: SignInStaff,
    private readonly signOutUseCase: SignOutStaff,
    private readonly repository: StaffSessionRepository,
    private readonly database: Database,
    private readonly cookie: SessionCookie,
  ) {}

  @Bind(signInStaff, { rate: 'strict' })
  async signIn(
    @Input() { body }: HandlerInput<typeof signInStaff>,
    @UserAgent() userAgent: string | null,
    @RequestId() requestId: string,
  ) {
    const signedIn = await this.signInUseCase.run({ ...body, userAgent, requestId });
    if (!signedIn.ok) return signedIn;
    const { token } = signedIn.value;
    return withHeaders(await this.identity(token), { 'set-cookie': this.cookie.set(token) });
  }

  @Bind(getStaffSession)
  show(@Cookies() cookies: RequestCookies) {
    return this.identity(this.cookie.read(cookies));
  }

  @Bind(signOutStaff)
  async signOut(
    @Cookies() cookies: RequestCookies,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ) {
    const token = this.cookie.read(cookies);
    if (token !== null) await this.signOutUseCase.run(token, { staff, requestId });
    return withHeaders(ok(undefined), { 'set-cookie': this.cookie.clear() });
  }

  private async identity(token: string | null): Promise<Result<StaffIdentity, 'access.signInRequired'>> {
    const staff = token === null ? null : await this.repository.see(this.database, hashToken(token));
    return staff === null ? refuse('access.signInRequired') : ok(identityOf(staff));
  }
}
