import { Injectable } from '@nestjs/common';
import { ok } from '@simpletread/domain';

import type { StaffPrincipal } from '../../../platform/access/index.js';
import { Audit } from '../../../platform/audit/index.js';
import { UnitOfWork } from '../../../platform/database/index.js';
import { StaffSessions } from './staff-sessions.js';

/** Ends the session of a token. */
@Injectable()
export class SignOutStaff {
  constructor(
    private readonly work: UnitOfWork,
    private readonly sessions: StaffSessions,
    private readonly audit: Audit,
  ) {}

  async run(
    token: string,
    { staff, requestId }: { staff: StaffPrincipal; requestId: string },
  ): Promise<void> {
    await this.work.run(async (tx) => {
      await this.sessions.end(tx, token);
      await this.audit.recordStaff(
        tx,
        {
          action: 'staff.sign-out',
          subjectType: 'staff',
          subjectId: staff.staffId,
          before: null,
          after: null,
        },
        { staff, requestId },
      );
      return ok(undefined);
    });
  }
}
