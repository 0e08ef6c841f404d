import { Controller } from '@nestjs/common';
import {
  addPasskey,
  askForNewPasskey,
  changeStaffPassword,
  endStaffSessions,
  type HandlerInput,
  proveAuthenticator,
  removeAuthenticator,
  removePasskey,
  setUpAuthenticator,
  showSecurity,
} from '@simpletread/contract';
import { mapResult, ok } from '@simpletread/domain';

import type { StaffPrincipal } from '../../../platform/access/index.js';
import { Bind, Cookies, Input, RequestId, Staff } from '../../../platform/http/index.js';
import { Authenticator } from './authenticator.js';
import { ChangeStaffPassword } from '../change-staff-password.js';
import { ConfirmPassword } from '../confirm-password.js';
import { EndStaffSessions } from '../sessions/end-staff-sessions.js';
import { SessionCookie } from '../sessions/session-cookie.js';
import { ShowSecurity } from './show-security.js';
import { StaffPasskeys } from './staff-passkeys.js';

type RequestCookies = Readonly<Record<string, string | undefined>>;

/** Second factors and sessions of the signed-in staff member only. */
@Controller()
export class StaffSecurityController {
  constructor(
    private readonly showUseCase: ShowSecurity,
    private readonly confirm: ConfirmPassword,
    private readonly authenticator: Authenticator,
    private readonly passkeys: StaffPasskeys,
    private readonly changeUseCase: ChangeStaffPassword,
    private readonly endUseCase: EndStaffSessions,
    private readonly cookie: SessionCookie,
  ) {}

  @Bind(showSecurity)
  async show(@Staff() { staffId }: StaffPrincipal, @Cookies() cookies: RequestCookies) {
    return ok(await this.showUseCase.run(staffId, this.cookie.read(cookies)));
  }

  @Bind(setUpAuthenticator, { rate: 'strict' })
  async setUp(
    @Input() { body }: HandlerInput<typeof setUpAuthenticator>,
    @Staff() { staffId }: StaffPrincipal,
    @RequestId() requestId: string,
  ) {
    const person = await this.confirm.run(staffId, body.password);
    return person.ok ? ok(await this.authenticator.setUp(person.value, requestId)) : person;
  }

  @Bind(proveAuthenticator, { rate: 'strict' })
  async prove(
    @Input() { body }: HandlerInput<typeof proveAuthenticator>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ) {
    const proved = await this.authenticator.prove(staff, body.code, requestId);
    return mapResult(proved, (recoveryCodes) => ({ recoveryCodes }));
  }

  @Bind(removeAuthenticator, { rate: 'strict' })
  async remove(
    @Input() { body }: HandlerInput<typeof removeAuthenticator>,
    @Staff() { staffId }: StaffPrincipal,
    @RequestId() requestId: string,
  ) {
    const person = await this.confirm.run(staffId, body.password);
    return person.ok ? this.authenticator.remove(person.value, requestId) : person;
  }

  @Bind(askForNewPasskey, { rate: 'strict' })
  async newPasskey(
    @Input() { body }: HandlerInput<typeof askForNewPasskey>,
    @Staff() { staffId }: StaffPrincipal,
    @RequestId() requestId: string,
  ) {
    const person = await this.confirm.run(staffId, body.password);
    return person.ok ? ok(await this.passkeys.creationOptions(person.value, requestId)) : person;
  }

  @Bind(addPasskey, { rate: 'strict' })
  addPasskey(
    @Input() { body }: HandlerInput<typeof addPasskey>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ) {
    return this.passkeys.add(staff, body, requestId);
  }

  @Bind(removePasskey)
  removePasskey(
    @Input() { params }: HandlerInput<typeof removePasskey>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ) {
    return this.passkeys.remove(staff, params.id, requestId);
  }

  @Bind(changeStaffPassword, { rate: 'strict' })
  changePassword(
    @Input() { body }: HandlerInput<typeof changeStaffPassword>,
    @Staff() { staffId }: StaffPrincipal,
    @Cookies() cookies: RequestCookies,
    @RequestId() requestId: string,
  ) {
    return this.changeUseCase.run(body, { staffId, token: this.cookie.read(cookies), requestId });
  }

  @Bind(endStaffSessions)
  endSessions(
    @Staff() staff: StaffPrincipal,
    @Cookies() cookies: RequestCookies,
    @RequestId() requestId: string,
  ) {
    return this.endUseCase.run(staff, this.cookie.read(cookies), requestId);
  }
}
