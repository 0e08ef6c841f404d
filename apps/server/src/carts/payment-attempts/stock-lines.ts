import type { StockLine } from '@simpletread/domain';
import type { OrderDraft } from '../../orders/index.js';

/** The tires that an order needs. */
export const stockLinesOf = ({ lines, pricing }: Pick<OrderDraft, 'lines' | 'pricing'>): StockLine[] =>
  lines.map(({ tireId, lineId }) => ({
    tireId,
    quantity: pricing.lines.find((priced) => priced.lineId === lineId)?.quantity ?? 0,
  }));
