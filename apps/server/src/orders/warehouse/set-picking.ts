import { Injectable } from '@nestjs/common';
import type { WarehouseDesk } from '@simpletread/contract';
import { ok, type Picker, refuse, type Result } from '@simpletread/domain';

import { Warehouses } from '../../delivery/index.js';
import { Audit, type StaffContext, staffActor } from '../../platform/audit/index.js';
import { UnitOfWork } from '../../platform/database/index.js';
import { DeskReader } from './staff/desk.reader.js';

/** Sets who picks at a warehouse. What people already have to pick stays with them. */
@Injectable()
export class SetPicking {
  constructor(
    private readonly work: UnitOfWork,
    private readonly warehouses: Warehouses,
    private readonly desks: DeskReader,
    private readonly audit: Audit,
  ) {}

  async run(code: string, pickedBy: Picker, context: StaffContext): Promise<Result<WarehouseDesk[]>> {
    const set = await this.work.run(async (tx): Promise<Result<null>> => {
      const before = await this.warehouses.setPicker(tx, code, pickedBy);
      if (before === null) return refuse('warehouse.unknown');
      await this.audit.record(tx, {
        ...staffActor(context),
        action: 'warehouse.setPicking',
        subjectType: 'warehouse',
        subjectId: code,
        before: { pickedBy: before },
        after: { pickedBy },
      });
      return ok(null);
    });
    return set.ok ? ok(await this.desks.all()) : set;
  }
}
