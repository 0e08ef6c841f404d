import { getSalesFigures, type ReplyOf } from '@simpletread/contract';
import type { FigurePeriod } from '@simpletread/domain';

import { client, useCalls } from '../../shell/api/index.js';

export type SalesFigures = ReplyOf<typeof getSalesFigures>;

/** The figures of sales requests. */
const salesFigureCalls = {
  salesFigures: (period: FigurePeriod) => client.call(getSalesFigures, { query: { period } }),
};

export const useSalesFigureCalls = () => useCalls(salesFigureCalls);
