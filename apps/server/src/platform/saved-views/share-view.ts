import { Injectable } from '@nestjs/common';
import type { SavedView } from '@simpletread/contract';
import { ok, refuse, type Result } from '@simpletread/domain';

import { Audit, type StaffContext } from '../audit/index.js';
import { UnitOfWork } from '../database/index.js';
import { SavedViewRepository } from './saved-view.repository.js';

/** Shares one of the caller's views with the team, or stops sharing it. */
@Injectable()
export class ShareView {
  constructor(
    private readonly work: UnitOfWork,
    private readonly audit: Audit,
    private readonly views: SavedViewRepository,
  ) {}

  run(id: string, isShared: boolean, context: StaffContext): Promise<Result<SavedView, 'record.missing'>> {
    return this.work.run(async (tx): Promise<Result<SavedView, 'record.missing'>> => {
      const view = await this.views.share(tx, context.staff, id, isShared);
      if (view === null) return refuse('record.missing');
      const { resource, name } = view;
      await this.audit.recordStaff(
        tx,
        {
          action: isShared ? 'view.share' : 'view.unshare',
          subjectType: 'view',
          subjectId: id,
          before: null,
          after: { resource, name, isShared },
        },
        context,
      );
      return ok(view);
    });
  }
}
