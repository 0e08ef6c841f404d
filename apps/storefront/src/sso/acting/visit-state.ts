import { ContractError, showActing, type ShownActingVisit } from '@simpletread/contract';
import { reportProblem } from '../../shell/telemetry';
import { actingClient } from './acting-client';

/** The member of staff and the viewed customer; null once that is over, `unknown` while the API is down. */
export type VisitState = ShownActingVisit | 'unknown' | null;

export const visitStateOf = async (
  handle: string,
  forwarded: Readonly<Record<string, string>>,
): Promise<VisitState> => {
  try {
    return await actingClient(forwarded).call(showActing, { body: { handle } });
  } catch (error) {
    if (error instanceof ContractError && error.code === 'record.missing') return null;
    reportProblem('acting visit', error);
    return 'unknown';
  }
};
