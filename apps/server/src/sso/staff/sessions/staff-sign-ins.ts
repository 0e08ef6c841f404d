import { Injectable } from '@nestjs/common';
import { ok } from '@simpletread/domain';

import { Audit } from '../../../platform/audit/index.js';
import { UnitOfWork } from '../../../platform/database/index.js';
import { StaffSessions } from './staff-sessions.js';

interface Person {
  readonly staffId: string;
  readonly name: string;
}

interface SignInContext {
  readonly userAgent: string | null;
  readonly requestId: string;
}

/** Sign-ins that came to an end: a session with its place in the audit, or a refusal there. */
@Injectable()
export class StaffSignIns {
  constructor(
    private readonly sessions: StaffSessions,
    private readonly work: UnitOfWork,
    private readonly audit: Audit,
  ) {}

  /** Begins the session of `person` and returns its token. */
  async begin(person: Person, { userAgent, requestId }: SignInContext): Promise<string> {
    const token = await this.sessions.begin(person.staffId, userAgent);
    await this.record(person, 'staff.sign-in', requestId);
    return token;
  }

  recordRefusal(person: Person, requestId: string): Promise<void> {
    return this.record(person, 'staff.sign-in-refused', requestId);
  }

  private async record(person: Person, action: string, requestId: string): Promise<void> {
    await this.work.run(async (tx) => {
      await this.audit.recordStaff(
        tx,
        {
          action,
          subjectType: 'staff',
          subjectId: person.staffId,
          before: null,
          after: null,
        },
        { staff: person, requestId },
      );
      return ok(null);
    });
  }
}
