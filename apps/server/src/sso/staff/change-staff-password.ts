import { Injectable } from '@nestjs/common';
import { ok, type Result } from '@simpletread/domain';

import { Audit } from '../../platform/audit/index.js';
import { UnitOfWork } from '../../platform/database/index.js';
import { checkNewPassword, hashPassword, type PasswordFault } from '../accounts/index.js';
import { ConfirmPassword } from './confirm-password.js';
import { StaffRepository } from './staff.repository.js';
import { StaffSessions } from './sessions/staff-sessions.js';

interface PasswordChange {
  readonly password: string;
  readonly newPassword: string;
}

interface ChangeContext {
  readonly staffId: string;
  /** The session that goes on; all others end. */
  readonly token: string | null;
  readonly requestId: string;
}

/** Gives a staff member a new password and ends all other sessions. */
@Injectable()
export class ChangeStaffPassword {
  constructor(
    private readonly confirm: ConfirmPassword,
    private readonly staff: StaffRepository,
    private readonly sessions: StaffSessions,
    private readonly work: UnitOfWork,
    private readonly audit: Audit,
  ) {}

  async run(
    { password, newPassword }: PasswordChange,
    { staffId, token, requestId }: ChangeContext,
  ): Promise<Result<undefined, PasswordFault | 'account.currentPasswordWrong'>> {
    const confirmed = await this.confirm.run(staffId, password);
    if (!confirmed.ok) return confirmed;
    const { email, name } = confirmed.value;
    const [firstName = '', ...rest] = name.split(' ');
    const checked = checkNewPassword(newPassword, { email, firstName, lastName: rest.join(' ') });
    if (!checked.ok) return checked;
    const hash = await hashPassword(checked.value);
    return this.work.run(async (tx) => {
      await this.staff.setPassword(tx, staffId, hash);
      const endedSessions = await this.sessions.endOthers(tx, staffId, token);
      await this.audit.recordStaff(
        tx,
        {
          action: 'staff.password-changed',
          subjectType: 'staff',
          subjectId: staffId,
          before: null,
          after: { endedSessions },
        },
        { staff: { staffId, name }, requestId },
      );
      return ok(undefined);
    });
  }
}
