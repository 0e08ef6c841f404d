import { createClient, setPersonalization } from '@simpletread/contract';
import { callHeaders, serverUrl } from '../../shell/environment';
import { readZipText, type SetZip } from '../../shell/stored-values';
import { reportProblem } from '../../shell/telemetry';
import { tokensOf } from '../../shell/session';

const TIMEOUT_MS = 5000;

/**
 * Reconciles browser and account at sign-in: a ZIP chosen by the visitor goes to their account, and the account's ZIP comes here if the
 * visitor chose none. Returns the ZIP to store here; null for no change. Never fails.
 */
export const settleZip = async (handle: string, cookie: string | undefined): Promise<SetZip | null> => {
  const known = readZipText(cookie);
  const isChosen = known?.setBy === 'visitor';
  try {
    const client = createClient({
      baseUrl: serverUrl(),
      headers: callHeaders,
      tokens: tokensOf(handle),
      timeoutMs: TIMEOUT_MS,
      fetch: (input, init) => fetch(input, { ...init, cache: 'no-store' }),
    });
    const body = isChosen ? { userLocationZip: known.zip } : {};
    const { userLocationZip } = await client.call(setPersonalization, { body });
    return isChosen || userLocationZip === null ? null : { zip: userLocationZip, setBy: 'personalization' };
  } catch (error) {
    reportProblem('personal zip', error);
    return null;
  }
};
