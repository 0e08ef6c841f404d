import { Injectable } from '@nestjs/common';
import type { UploadedFile } from '@simpletread/contract';
import { MOST_RETURN_PICTURES, ok, refuse, type Result } from '@simpletread/domain';

import { UnitOfWork } from '../../../platform/database/index.js';
import type { OrderRecord } from '../../order/index.js';
import { drawnPicture } from '../../../platform/pictures/index.js';
import type { ReturnRecord } from '../return-record.js';
import { ReturnReader } from '../return.reader.js';
import { ReturnRepository } from '../return.repository.js';
import { ReturnSteps } from '../return-steps.js';
import { takesPictures } from '../return-view.js';

const canTake = (record: ReturnRecord | null): Result<null> => {
  if (record === null) return refuse('record.missing');
  if (record.pictures.length >= MOST_RETURN_PICTURES)
    return refuse('return.tooManyPictures', { max: MOST_RETURN_PICTURES });
  return takesPictures(record) ? ok(null) : refuse('return.movedOn');
};

/** A return that gets a picture. `isTheirs` is asked again once its order is locked. */
export interface PicturedReturn {
  readonly returnId: string | null;
  readonly isTheirs: (order: OrderRecord) => boolean;
}

/** Adds a picture to a return: drawn anew, so without its place, its camera and anything else behind its pixels. */
@Injectable()
export class AddReturnPicture {
  constructor(
    private readonly work: UnitOfWork,
    private readonly steps: ReturnSteps,
    private readonly returns: ReturnRepository,
    private readonly reader: ReturnReader,
  ) {}

  async run({ returnId, isTheirs }: PicturedReturn, file: UploadedFile): Promise<Result<null>> {
    if (returnId === null) return refuse('record.missing');
    // Checked again under the lock; drawing costs too much for a picture that isn't taken.
    const early = canTake(await this.reader.byId(returnId));
    if (!early.ok) return early;
    const drawn = await drawnPicture(file);
    if (!drawn.ok) return drawn;
    return this.work.run(async (tx): Promise<Result<null>> => {
      const locked = await this.steps.lock(tx, returnId);
      if (locked === null || !isTheirs(locked.order)) return refuse('record.missing');
      const taken = canTake(locked.record);
      if (!taken.ok) return taken;
      await this.returns.addPicture(tx, returnId, drawn.value, locked.order.read_at);
      return ok(null);
    });
  }
}
