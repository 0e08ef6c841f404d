import { retriesRead, WHOLE_RECORD } from '../api/index.js';

/** How a page reads its record, every `refreshMs` again if given. The page itself reports errors. */
export const recordReads = (refreshMs: number | undefined) => ({
  meta: WHOLE_RECORD,
  retry: retriesRead,
  onError: () => undefined,
  ...(refreshMs === undefined ? {} : { refetchInterval: refreshMs }),
});
