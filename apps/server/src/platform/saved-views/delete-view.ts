import { Injectable } from '@nestjs/common';
import { ok, refuse, type Result } from '@simpletread/domain';

import { Audit, type StaffContext } from '../audit/index.js';
import { UnitOfWork } from '../database/index.js';
import { SavedViewRepository } from './saved-view.repository.js';
import { viewAction } from './view-audit.js';

/** Deletes one of the caller's saved views. */
@Injectable()
export class DeleteView {
  constructor(
    private readonly work: UnitOfWork,
    private readonly audit: Audit,
    private readonly views: SavedViewRepository,
  ) {}

  run(id: string, context: StaffContext): Promise<Result<undefined, 'record.missing'>> {
    return this.work.run(async (tx): Promise<Result<undefined, 'record.missing'>> => {
      const view = await this.views.remove(tx, context.staff.staffId, id);
      if (view === null) return refuse('record.missing');
      await this.audit.recordStaff(tx, viewAction('view.delete', view), context);
      return ok(undefined);
    });
  }
}
