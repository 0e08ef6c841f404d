import { Injectable } from '@nestjs/common';
import type { SavedView } from '@simpletread/contract';
import { ok, refuse, type Result } from '@simpletread/domain';

import { Audit, type StaffContext } from '../audit/index.js';
import { UnitOfWork } from '../database/index.js';
import { newId } from '../ids/index.js';
import { SavedViewRepository } from './saved-view.repository.js';
import { viewAction } from './view-audit.js';

/** Saves a list view under a name for the caller. */
@Injectable()
export class SaveView {
  constructor(
    private readonly work: UnitOfWork,
    private readonly audit: Audit,
    private readonly views: SavedViewRepository,
  ) {}

  run(given: Omit<SavedView, 'id'>, context: StaffContext): Promise<Result<SavedView, 'view.nameTaken'>> {
    const view = { ...given, id: newId() };
    return this.work.run(async (tx): Promise<Result<SavedView, 'view.nameTaken'>> => {
      if (!(await this.views.insert(tx, context.staff.staffId, view)))
        return refuse('view.nameTaken', { name: view.name });
      await this.audit.recordStaff(tx, viewAction('view.save', view), context);
      return ok(view);
    });
  }
}
