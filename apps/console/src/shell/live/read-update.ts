import { liveUpdate, type LiveUpdate } from '@simpletread/contract';

/** The update in a server-sent event; null for anything else, such as one from a newer server. */
export const readUpdate = (data: unknown): LiveUpdate | null => {
  if (typeof data !== 'string') return null;
  try {
    const parsed = liveUpdate.safeParse(JSON.parse(data));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
};
