import { createClient, setPersonalization } from '@simpletread/contract';
import { callHeaders, serverUrl } from '../../shell/config';
import { readZipText, type SetZip, type TrackingIds } from '../../shell/stored-values';
import { reportProblem } from '../../shell/error-reports';
import { tokensOf } from '../../shell/session-tokens';

const TIMEOUT_MS = 5000;

/** The browser's memory of its visitor at sign-in. */
export interface BrowserFacts {
  /** The text of the ZIP cookie. */
  readonly zipText: string | undefined;
  /** Empty without consent: the account then forgets the ids of earlier visits. */
  readonly tracking: TrackingIds;
}

const clientOf = (handle: string) =>
  createClient({
    baseUrl: serverUrl(),
    headers: callHeaders,
    tokens: tokensOf(handle),
    timeoutMs: TIMEOUT_MS,
    fetch: (input, init) => fetch(input, { ...init, cache: 'no-store' }),
  });

const idsOf = ({ gaClientId, anonymousId, sessionId }: TrackingIds) => ({
  gaClientId: gaClientId ?? null,
  rudderAnonymousId: anonymousId ?? null,
  rudderSessionId: sessionId ?? null,
});

/** Deletes the account's ids of a visitor who has withdrawn consent. Never fails. */
export const forgetTrackingIds = async (handle: string): Promise<void> => {
  try {
    await clientOf(handle).call(setPersonalization, { body: idsOf({}) });
  } catch (error) {
    reportProblem('tracking ids', error);
  }
};

/**
 * Brings browser and account together when a visitor signs in: their ZIP and their tracking ids go to the account [R3.01], and the
 * account's ZIP comes here where the visitor chose none. Returns the ZIP to keep here, null for nothing new. Never fails.
 */
export const settlePersonalization = async (
  handle: string,
  { zipText, tracking }: BrowserFacts,
): Promise<SetZip | null> => {
  const known = readZipText(zipText);
  const isChosen = known?.setBy === 'visitor';
  try {
    const body = { ...idsOf(tracking), ...(isChosen ? { userLocationZip: known.zip } : {}) };
    const { userLocationZip } = await clientOf(handle).call(setPersonalization, { body });
    return isChosen || userLocationZip === null ? null : { zip: userLocationZip, setBy: 'personalization' };
  } catch (error) {
    reportProblem('personalization', error);
    return null;
  }
};
