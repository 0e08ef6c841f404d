import { Injectable } from '@nestjs/common';
import { checkReturn, ok, type Result } from '@simpletread/domain';

import { type OrderActor, type OrderRecord, RETURN_APPEALED, RETURN_CANCELLED } from '../../order/index.js';
import { ReturnReader } from '../return.reader.js';
import { ReturnSteps } from '../return-steps.js';
import { returnableLines } from '../return-view.js';

/** A return of a buyer who proved to own its order. */
export interface BuyersReturn {
  readonly returnId: string;
  readonly actorOf: (order: OrderRecord) => OrderActor;
  readonly isTheirs?: (order: OrderRecord) => boolean;
}

/** The buyer's steps of a return: cancel it until its tires arrive, and appeal a denial once. */
@Injectable()
export class BuyerReturnSteps {
  constructor(
    private readonly steps: ReturnSteps,
    private readonly reader: ReturnReader,
  ) {}

  cancel(theirs: BuyersReturn): Promise<Result<null>> {
    const type = RETURN_CANCELLED;
    return this.steps.run({ ...theirs, version: null, types: [type] }, (_, { order }) =>
      Promise.resolve(
        ok({
          event: 'cancel',
          type,
          action: 'return.cancel',
          change: { cancelled_at: order.read_at },
        }),
      ),
    );
  }

  /** Another return may have taken its tires meanwhile. */
  appeal(theirs: BuyersReturn, text: string): Promise<Result<null>> {
    const type = RETURN_APPEALED;
    return this.steps.run({ ...theirs, version: null, types: [type] }, async (tx, { order, record }) => {
      const others = returnableLines(order, await this.reader.ofOrder(order.id, tx), record.id);
      const asked = record.lines.map(({ line_id: lineId, quantity }) => ({ lineId, quantity }));
      const checked = checkReturn(asked, others);
      if (!checked.ok) return checked;
      return ok({
        event: 'appeal',
        type,
        action: 'return.appeal',
        change: { appeal: text, appealed_at: order.read_at },
        data: { text },
      });
    });
  }
}
