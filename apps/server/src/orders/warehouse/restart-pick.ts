import { Injectable } from '@nestjs/common';
import type { PickView } from '@simpletread/contract';
import { ok, refuse, type Result } from '@simpletread/domain';

import { Audit, type StaffContext, staffActor } from '../../platform/audit/index.js';
import { UnitOfWork } from '../../platform/database/index.js';
import { PickLines, PickRepository } from '../picks/index.js';
import { FindPick, type ScannedOrder } from './find-pick.js';
import { ShowPick } from './show-pick.js';

/** Starts over with an order that isn't labeled yet by clearing its scans. */
@Injectable()
export class RestartPick {
  constructor(
    private readonly work: UnitOfWork,
    private readonly find: FindPick,
    private readonly show: ShowPick,
    private readonly picks: PickRepository,
    private readonly lines: PickLines,
    private readonly audit: Audit,
  ) {}

  async run(scanned: ScannedOrder, context: StaffContext): Promise<Result<PickView>> {
    const found = await this.find.order(scanned);
    if (!found.ok) return found;
    const orderId = found.value.order.id;
    const done = await this.work.run(async (tx): Promise<Result<null>> => {
      const locked = await this.find.lock(tx, orderId, scanned.code);
      if (!locked.ok) return locked;
      const { order } = locked.value;
      if (order.state !== 'placed') return refuse('pick.movedOn');
      const lines = await this.lines.of(tx, order, scanned.code);
      await this.picks.restart(tx, [orderId, scanned.code]);
      await this.audit.record(tx, {
        ...staffActor(context),
        action: 'pick.restart',
        subjectType: 'order',
        subjectId: orderId,
        before: { warehouse: scanned.code, scanned: lines.reduce((sum, line) => sum + line.scanned, 0) },
        after: { warehouse: scanned.code, scanned: 0 },
      });
      return ok(null);
    });
    return done.ok ? this.show.run(scanned) : done;
  }
}
