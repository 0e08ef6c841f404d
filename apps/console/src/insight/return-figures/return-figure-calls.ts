import { getReturnFigures, type ReplyOf } from '@simpletread/contract';
import type { FigurePeriod } from '@simpletread/domain';

import { client, useCalls } from '../../shell/api/index.js';

export type ReturnFigures = ReplyOf<typeof getReturnFigures>;

/** The figures of returns. */
export const returnFigureCalls = {
  returnFigures: (period: FigurePeriod) => client.call(getReturnFigures, { query: { period } }),
};

export const useReturnFigureCalls = () => useCalls(returnFigureCalls);
