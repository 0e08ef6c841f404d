import { Injectable } from '@nestjs/common';
import { ok, refuse, type Result } from '@simpletread/domain';

import { type Transaction, UnitOfWork } from '../../../platform/database/index.js';
import type { InstallerApplication } from '../installer-application.js';
import { InstallerApplicationRepository } from '../installer-application.repository.js';

/** Acts on an application as staff saw it: held, and on no other version. */
@Injectable()
export class SeenApplication {
  constructor(
    private readonly work: UnitOfWork,
    private readonly applications: InstallerApplicationRepository,
  ) {}

  run(
    id: string,
    version: number,
    act: (tx: Transaction, application: InstallerApplication) => Promise<Result<unknown>>,
  ): Promise<Result<unknown>> {
    return this.work.run(async (tx): Promise<Result<unknown>> => {
      const application = await this.applications.lock(tx, id);
      if (application === null) return refuse('record.missing');
      return application.version === version ? act(tx, application) : refuse('record.stale');
    });
  }

  /** In any version: for additions that change nothing. */
  held(id: string, act: (tx: Transaction) => Promise<void>): Promise<Result<unknown>> {
    return this.work.run(async (tx): Promise<Result<unknown>> => {
      if ((await this.applications.lock(tx, id)) === null) return refuse('record.missing');
      await act(tx);
      return ok(null);
    });
  }
}
