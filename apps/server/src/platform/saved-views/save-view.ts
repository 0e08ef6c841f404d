import { Injectable } from '@nestjs/common';
import type { SavedView } from '@simpletread/contract';
import { may, ok, refuse, type Result } from '@simpletread/domain';

import { Audit, type StaffContext } from '../audit/index.js';
import { UnitOfWork } from '../database/index.js';
import { newId } from '../ids/index.js';
import { SavedViewRepository } from './saved-view.repository.js';
import { viewAction } from './view-audit.js';

type Saved = Result<SavedView, 'access.refused' | 'view.nameTaken'>;

/** Saves a list view under a name for the caller, or for the whole team. */
@Injectable()
export class SaveView {
  constructor(
    private readonly work: UnitOfWork,
    private readonly audit: Audit,
    private readonly views: SavedViewRepository,
  ) {}

  async run(given: Omit<SavedView, 'id' | 'sharedBy'>, context: StaffContext): Promise<Saved> {
    if (given.isShared && !may(context.staff, 'views.share')) return refuse('access.refused');
    const view = { ...given, id: newId(), sharedBy: null };
    return this.work.run(async (tx): Promise<Saved> => {
      if (!(await this.views.insert(tx, context.staff, view)))
        return refuse('view.nameTaken', { name: view.name });
      await this.audit.recordStaff(tx, viewAction('view.save', view), context);
      return ok(view);
    });
  }
}
