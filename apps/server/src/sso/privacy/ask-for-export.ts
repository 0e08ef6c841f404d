import { Injectable } from '@nestjs/common';
import { EXPORTS_A_DAY, refuse, ok, type Result } from '@simpletread/domain';

import { type Transaction, UnitOfWork } from '../../platform/database/index.js';
import { newId } from '../../platform/ids/index.js';
import { JobQueue } from '../../platform/jobs/index.js';
import { Log } from '../../platform/log/index.js';
import { type Person, PersonalData } from '../../platform/personal-data/index.js';
import { PersonSeal } from './person-seal.js';
import { RequestRepository } from './request.repository.js';

export const RUN_REQUEST = 'privacy.run';

export type ExportFault = 'privacy.requestOpen' | 'privacy.exportTooSoon';

interface Asking {
  /** The staff member who asks on the person's behalf; null if the person asks. */
  readonly staffName: string | null;
  /** Written in the same transaction. */
  readonly also?: (tx: Transaction, requestId: string) => Promise<void>;
}

/** Files a request for a copy of a person's data and starts collecting it. Returns the request's id. */
@Injectable()
export class AskForExport {
  constructor(
    private readonly work: UnitOfWork,
    private readonly requests: RequestRepository,
    private readonly personalData: PersonalData,
    private readonly seal: PersonSeal,
    private readonly jobs: JobQueue,
    private readonly log: Log,
  ) {}

  run(person: Person, { staffName, also }: Asking): Promise<Result<string, ExportFault>> {
    return this.work.run(async (tx): Promise<Result<string, ExportFault>> => {
      const askedAt = await tx.now();
      const recent = await this.requests.countRecentExports(tx, person.accountId, askedAt);
      if (recent >= EXPORTS_A_DAY) return refuse('privacy.exportTooSoon', { most: EXPORTS_A_DAY });
      const requestId = newId();
      const isNew = await this.requests.insert(tx, {
        requestId,
        kind: 'export',
        accountId: person.accountId,
        person: this.seal.sealPerson(requestId, person),
        state: 'waiting',
        askedBy: staffName === null ? 'customer' : 'staff',
        staffName,
        stepCount: this.personalData.sources().length,
        askedAt,
        dueAt: askedAt,
      });
      if (!isNew) return refuse('privacy.requestOpen');
      await also?.(tx, requestId);
      tx.afterCommit(() => this.soon(requestId));
      return ok(requestId);
    });
  }

  private soon(id: string): void {
    this.jobs
      .add(RUN_REQUEST, { id }, { id })
      .catch((error: unknown) => this.log.warn({ err: error, requestId: id }, 'left to the sweep'));
  }
}
