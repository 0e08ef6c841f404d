import { Injectable } from '@nestjs/common';
import type { changeShopBays, HandlerInput } from '@simpletread/contract';
import { ok, refuse, type Result } from '@simpletread/domain';

import { Audit, type StaffContext } from '../../platform/audit/index.js';
import { UnitOfWork } from '../../platform/database/index.js';
import type { ShopRow } from './shop.entity.js';

const LOCK = 'SELECT bays, version FROM installers.shop WHERE id = $1 FOR UPDATE';

const SAVE = `
  UPDATE installers.shop SET bays = $2, version = version + 1, updated_at = now(),
    bays_lowered_at = CASE WHEN $2 < bays THEN clock_timestamp() ELSE bays_lowered_at END
  WHERE id = $1`;

/** Sets how many cars a shop takes per time slot. Existing appointments stay, even beyond the new capacity. */
@Injectable()
export class ChangeBays {
  constructor(
    private readonly work: UnitOfWork,
    private readonly audit: Audit,
  ) {}

  run(
    shopId: string,
    { version, bays, reason }: HandlerInput<typeof changeShopBays>['body'],
    { staff, requestId }: StaffContext,
  ): Promise<Result<null>> {
    return this.work.run(async (tx): Promise<Result<null>> => {
      const shop = await tx.one<Pick<ShopRow, 'bays' | 'version'>>(LOCK, [shopId]);
      if (shop === null) return refuse('record.missing');
      if (shop.version !== version) return refuse('record.stale');
      await tx.execute(SAVE, [shopId, bays]);
      await this.audit.recordStaff(
        tx,
        {
          action: 'shop.change-bays',
          subjectType: 'shop',
          subjectId: shopId,
          before: { bays: shop.bays },
          after: { bays, reason },
        },
        { staff, requestId },
      );
      return ok(null);
    });
  }
}
