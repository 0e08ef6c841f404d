import { serverUrl } from './addresses';

const KEPT_MS = 1000;
const TIMEOUT_MS = 4000;

interface Look {
  readonly at: number;
  readonly answers: Promise<boolean>;
}

let last: Look | null = null;

const ask = async (): Promise<boolean> => {
  try {
    const { ok } = await fetch(`${serverUrl()}/health`, {
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return ok;
  } catch {
    return false;
  }
};

/** True if the API can be reached. Checked at most once a second, however many pages ask. */
export const apiAnswers = (): Promise<boolean> => {
  const at = Date.now();
  if (last === null || at - last.at >= KEPT_MS) last = { at, answers: ask() };
  return last.answers;
};
