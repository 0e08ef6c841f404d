import { ContractError, showPreview, type ShownPreview } from '@simpletread/contract';
import { actingClient } from '../../sso';
import { reportProblem } from '../../shell/telemetry';

/** A preview's content; null once it is over, `unknown` while the API is down. */
export type PreviewState = ShownPreview | 'unknown' | null;

export const previewStateOf = async (
  handle: string,
  forwarded: Readonly<Record<string, string>>,
): Promise<PreviewState> => {
  try {
    return await actingClient(forwarded).call(showPreview, { body: { handle } });
  } catch (error) {
    if (error instanceof ContractError && error.code === 'record.missing') return null;
    reportProblem('preview', error);
    return 'unknown';
  }
};
