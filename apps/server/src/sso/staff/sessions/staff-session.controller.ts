import { Controller } from '@nestjs/common';
import { getStaffSession, type HandlerInput, signInStaff, signOutStaff } from '@simpletread/contract';
import { ok } from '@simpletread/domain';

import type { StaffPrincipal } from '../../../platform/access/index.js';
import {
  Bind,
  Cookies,
  Input,
  RequestId,
  Staff,
  UserAgent,
  withCookies,
} from '../../../platform/http/index.js';
import { SessionCookie, SignInStepCookie } from './session-cookie.js';
import { SignInStaff } from './sign-in-staff.js';
import { SignOutStaff } from './sign-out-staff.js';
import { SignedInReply } from './signed-in-reply.js';

type RequestCookies = Readonly<Record<string, string | undefined>>;

@Controller()
export class StaffSessionController {
  constructor(
    private readonly signInUseCase: SignInStaff,
    private readonly signOutUseCase: SignOutStaff,
    private readonly signedIn: SignedInReply,
    private readonly cookie: SessionCookie,
    private readonly stepCookie: SignInStepCookie,
  ) {}

  @Bind(signInStaff, { rate: 'strict' })
  async signIn(
    @Input() { body }: HandlerInput<typeof signInStaff>,
    @UserAgent() userAgent: string | null,
    @RequestId() requestId: string,
  ) {
    const outcome = await this.signInUseCase.run({ ...body, userAgent, requestId });
    if (!outcome.ok) return outcome;
    const { token, ...next } = outcome.value;
    if (next.step === 'signedIn') return this.signedIn.reply(token);
    const reply = next.step === 'secondFactor' ? { ...next, methods: [...next.methods] } : next;
    return withCookies(ok(reply), [this.stepCookie.set(token)]);
  }

  @Bind(getStaffSession)
  show(@Cookies() cookies: RequestCookies) {
    return this.signedIn.identity(this.cookie.read(cookies));
  }

  @Bind(signOutStaff)
  async signOut(
    @Cookies() cookies: RequestCookies,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ) {
    const token = this.cookie.read(cookies);
    if (token !== null) await this.signOutUseCase.run(token, { staff, requestId });
    return withCookies(ok(undefined), [this.cookie.clear()]);
  }
}
