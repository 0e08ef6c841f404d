import { Injectable } from '@nestjs/common';
import { ok, type Result } from '@simpletread/domain';

import type { StaffPrincipal } from '../../../platform/access/index.js';
import { Audit } from '../../../platform/audit/index.js';
import { UnitOfWork } from '../../../platform/database/index.js';
import { StaffSessions } from './staff-sessions.js';

/** Signs a member of staff out everywhere but here. */
@Injectable()
export class EndStaffSessions {
  constructor(
    private readonly sessions: StaffSessions,
    private readonly work: UnitOfWork,
    private readonly audit: Audit,
  ) {}

  run(staff: StaffPrincipal, token: string | null, requestId: string): Promise<Result<undefined>> {
    const { staffId } = staff;
    return this.work.run(async (tx): Promise<Result<undefined>> => {
      const endedSessions = await this.sessions.endOthers(tx, staffId, token);
      await this.audit.recordStaff(
        tx,
        {
          action: 'staff.sessions-ended',
          subjectType: 'staff',
          subjectId: staffId,
          before: null,
          after: { endedSessions },
        },
        { staff, requestId },
      );
      return ok(undefined);
    });
  }
}
