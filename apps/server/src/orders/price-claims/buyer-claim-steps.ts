import { Injectable } from '@nestjs/common';
import type { UploadedFile } from '@simpletread/contract';
import { MOST_PRICE_CLAIM_PICTURES, ok, refuse, type Result } from '@simpletread/domain';

import { Audit, staffActor, type StaffContext } from '../../platform/audit/index.js';
import { UnitOfWork } from '../../platform/database/index.js';
import { type OrderActor, type OrderRecord, PRICE_CLAIM_WITHDRAWN } from '../order/index.js';
import { drawnPicture } from '../../platform/pictures/index.js';
import { type PriceClaimRecord, PriceClaimReader } from './price-claim.reader.js';
import { PriceClaimRepository } from './price-claim.repository.js';
import { PriceClaimSteps } from './price-claim-steps.js';
import { takesPictures } from './price-claim-view.js';

/** A claim of a buyer who proved to own its order. */
export interface BuyersClaim {
  readonly claimId: string | null;
  readonly actorOf: (order: OrderRecord) => OrderActor;
  readonly isTheirs: (order: OrderRecord) => boolean;
}

const canTake = (record: PriceClaimRecord | null): Result<null> => {
  if (record === null) return refuse('record.missing');
  if (record.pictures.length >= MOST_PRICE_CLAIM_PICTURES)
    return refuse('priceClaim.tooManyPictures', { max: MOST_PRICE_CLAIM_PICTURES });
  return takesPictures(record) ? ok(null) : refuse('priceClaim.movedOn');
};

/** The buyer's steps until a claim is answered: add pictures as proof, and withdraw it. */
@Injectable()
export class BuyerClaimSteps {
  constructor(
    private readonly work: UnitOfWork,
    private readonly steps: PriceClaimSteps,
    private readonly claims: PriceClaimRepository,
    private readonly reader: PriceClaimReader,
    private readonly audit: Audit,
  ) {}

  withdraw({ claimId, ...theirs }: BuyersClaim): Promise<Result<null>> {
    if (claimId === null) return Promise.resolve(refuse('record.missing'));
    const type = PRICE_CLAIM_WITHDRAWN;
    return this.steps.run({ ...theirs, claimId, version: null, types: [type] }, (_, { order }) => {
      const change = { withdrawn_at: order.read_at };
      return Promise.resolve(ok({ event: 'withdraw', type, action: 'priceClaim.withdraw', change }));
    });
  }

  /** Checked before the picture is drawn anew, which is costly, and again under the lock. `by` adds it for a buyer. */
  async addPicture(
    {
      claimId,
      isTheirs,
      by = null,
    }: Pick<BuyersClaim, 'claimId' | 'isTheirs'> & { readonly by?: StaffContext | null },
    file: UploadedFile,
  ): Promise<Result<null>> {
    if (claimId === null) return refuse('record.missing');
    const early = canTake(await this.reader.byId(claimId));
    if (!early.ok) return early;
    const drawn = await drawnPicture(file);
    if (!drawn.ok) return drawn;
    return this.work.run(async (tx): Promise<Result<null>> => {
      const locked = await this.steps.lock(tx, claimId);
      if (locked === null || !isTheirs(locked.order)) return refuse('record.missing');
      const taken = canTake(locked.record);
      if (!taken.ok) return taken;
      await this.claims.addPicture(tx, claimId, drawn.value, locked.order.read_at);
      const pictures = locked.record.pictures.length;
      if (by !== null)
        await this.audit.record(tx, {
          ...staffActor(by),
          action: 'priceClaim.addPicture',
          subjectType: 'order',
          subjectId: locked.order.id,
          before: { claimId, pictures },
          after: { pictures: pictures + 1 },
        });
      return ok(null);
    });
  }
}
