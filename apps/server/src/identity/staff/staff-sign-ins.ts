import { Injectable } from '@nestjs/common';
import { ok } from '@simpletread/domain';

import { Audit } from '../../platform/audit/index.js';
import { UnitOfWork } from '../../platform/database/index.js';
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

  private async record({ staffId, name }: Person, action: string, requestId: string): Promise<void> {
    await this.work.run(async (tx) => {
      await this.audit.record(tx, {
        actorKind: 'staff',
        actorId: staffId,
        actorName: name,
        action,
        subjectType: 'staff',
        subjectId: staffId,
        before: null,
        after: null,
        requestId,
      });
      return ok(null);
    });
  }
}
