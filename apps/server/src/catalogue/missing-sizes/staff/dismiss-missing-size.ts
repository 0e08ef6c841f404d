import { Injectable } from '@nestjs/common';
import type { MissingSizeRow as ListedRow } from '@simpletread/contract';
import { ok, refuse, type Result } from '@simpletread/domain';

import { Audit, type StaffContext } from '../../../platform/audit/index.js';
import { UnitOfWork } from '../../../platform/database/index.js';
import { MissingSizeRepository } from '../missing-size.repository.js';
import { missingSizeOf } from './missing-size-view.js';

type Dismissed = Result<ListedRow, 'record.missing'>;

/** Takes a vehicle off the queue of missing sizes, or puts it back. */
@Injectable()
export class DismissMissingSize {
  constructor(
    private readonly work: UnitOfWork,
    private readonly missing: MissingSizeRepository,
    private readonly audit: Audit,
  ) {}

  run(id: string, isDismissed: boolean, context: StaffContext): Promise<Dismissed> {
    return this.work.run(async (tx): Promise<Dismissed> => {
      const before = await this.missing.lock(tx, id);
      if (before === null) return refuse('record.missing');
      if ((before.dismissed_at !== null) === isDismissed) return ok(missingSizeOf(before));
      const after = await this.missing.dismiss(tx, id, isDismissed);
      if (after === null) return refuse('record.missing');
      const { year, make, model } = before;
      await this.audit.recordStaff(
        tx,
        {
          action: isDismissed ? 'missingSize.dismiss' : 'missingSize.restore',
          subjectType: 'missingSize',
          subjectId: id,
          before: { vehicle: `${year} ${make} ${model}`, isDismissed: !isDismissed },
          after: { vehicle: `${year} ${make} ${model}`, isDismissed },
        },
        context,
      );
      return ok(missingSizeOf(after));
    });
  }
}
