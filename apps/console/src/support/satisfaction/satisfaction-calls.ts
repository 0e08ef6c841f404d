import { getSatisfactionFigures, type ReplyOf } from '@simpletread/contract';
import type { FigurePeriod } from '@simpletread/domain';

import { client, useCalls } from '../../shell/api/index.js';

export type SatisfactionFigures = ReplyOf<typeof getSatisfactionFigures>;

/** The figures of customers’ ratings. */
const satisfactionCalls = {
  satisfaction: (period: FigurePeriod) => client.call(getSatisfactionFigures, { query: { period } }),
};

export const useSatisfactionCalls = () => useCalls(satisfactionCalls);
