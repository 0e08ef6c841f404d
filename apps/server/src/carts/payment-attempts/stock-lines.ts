import type { StockLine } from '../../catalogue/index.js';
import type { OrderDraft } from '../../orders/index.js';

/** The tires that an order needs. */
export const stockLinesOf = ({ lines, pricing }: Pick<OrderDraft, 'lines' | 'pricing'>): StockLine[] =>
  lines.map(({ tireId, lineId }) => ({
    tireId,
    quantity: pricing.lines.find((priced) => priced.lineId === lineId)?.quantity ?? 0,
  }));
