import { Controller } from '@nestjs/common';
import {
  answerSecondFactor,
  answerWithPasskey,
  askForPasskey,
  beginEnrolment,
  finishEnrolment,
  type HandlerInput,
} from '@simpletread/contract';
import { ok, refuse } from '@simpletread/domain';

import { Bind, Cookies, Input, RequestId, UserAgent, withCookies } from '../../../platform/http/index.js';
import { Authenticator } from './authenticator.js';
import { FinishSignIn } from '../sessions/finish-sign-in.js';
import { SignInStepCookie } from '../sessions/session-cookie.js';
import { SignedInReply } from '../sessions/signed-in-reply.js';
import { StaffPasskeys } from './staff-passkeys.js';

type RequestCookies = Readonly<Record<string, string | undefined>>;

/** The second half of a sign-in; the cookie of its first half says whose it is. */
@Controller()
export class SecondFactorController {
  constructor(
    private readonly finish: FinishSignIn,
    private readonly authenticator: Authenticator,
    private readonly passkeys: StaffPasskeys,
    private readonly signedIn: SignedInReply,
    private readonly stepCookie: SignInStepCookie,
  ) {}

  @Bind(answerSecondFactor, { rate: 'strict' })
  async code(
    @Input() { body }: HandlerInput<typeof answerSecondFactor>,
    @Cookies() cookies: RequestCookies,
    @UserAgent() userAgent: string | null,
    @RequestId() requestId: string,
  ) {
    const stepToken = this.stepCookie.read(cookies);
    const finished = await this.finish.byCode(body.code, { stepToken, userAgent, requestId });
    return finished.ok ? this.signedIn.reply(finished.value) : finished;
  }

  @Bind(askForPasskey, { rate: 'strict' })
  async passkeyOptions(@Cookies() cookies: RequestCookies) {
    const person = await this.finish.waiting(this.stepCookie.read(cookies));
    return person === null
      ? refuse('secondFactor.expired')
      : ok(await this.passkeys.requestOptions(person.staffId));
  }

  @Bind(answerWithPasskey, { rate: 'strict' })
  async passkey(
    @Input() { body }: HandlerInput<typeof answerWithPasskey>,
    @Cookies() cookies: RequestCookies,
    @UserAgent() userAgent: string | null,
    @RequestId() requestId: string,
  ) {
    const stepToken = this.stepCookie.read(cookies);
    const { response } = body;
    const person = await this.finish.waiting(stepToken);
    const expectedChallenge = person === null ? null : await this.passkeys.takeChallenge(person.staffId);
    const finished = await this.finish.by(
      (tx, { staffId }) => this.passkeys.isSigned(tx, staffId, { response, expectedChallenge }),
      { stepToken, userAgent, requestId },
    );
    return finished.ok ? this.signedIn.reply(finished.value) : finished;
  }

  @Bind(beginEnrolment, { rate: 'strict' })
  async beginEnrolment(@Cookies() cookies: RequestCookies, @RequestId() requestId: string) {
    const person = await this.finish.waitingToEnrol(this.stepCookie.read(cookies));
    return person === null
      ? refuse('secondFactor.expired')
      : ok(await this.authenticator.setUp(person, requestId));
  }

  @Bind(finishEnrolment, { rate: 'strict' })
  async finishEnrolment(
    @Input() { body }: HandlerInput<typeof finishEnrolment>,
    @Cookies() cookies: RequestCookies,
    @UserAgent() userAgent: string | null,
    @RequestId() requestId: string,
  ) {
    const stepToken = this.stepCookie.read(cookies);
    const finished = await this.finish.byEnrolment(body.code, { stepToken, userAgent, requestId });
    if (!finished.ok) return finished;
    const { token, recoveryCodes } = finished.value;
    const staff = await this.signedIn.identity(token);
    if (!staff.ok) return staff;
    const reply = { step: 'signedIn' as const, staff: staff.value, recoveryCodes };
    return withCookies(ok(reply), this.signedIn.cookies(token));
  }
}
