import { openToBuyer, type ReturnableLine } from '@simpletread/domain';

import type { OrderRecord } from '../../order/index.js';
import type { ReturnRecord } from '../return-record.js';
import { returnableLines } from '../return-view.js';

/** The lines of an order that its buyer can return online. */
export const linesOpenToBuyer = (
  order: OrderRecord,
  returns: readonly ReturnRecord[],
): readonly ReturnableLine[] =>
  openToBuyer(
    returnableLines(order, returns),
    returns.map(({ state, lines }) => ({
      state,
      lines: lines.map(({ line_id: lineId, quantity }) => ({ lineId, quantity })),
    })),
  );
