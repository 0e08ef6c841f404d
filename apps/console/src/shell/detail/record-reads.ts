import { retriesRead, WHOLE_RECORD } from '../api/index.js';

/** Options for reading a page's record, again every `refreshMs` if given. The page itself reports errors. */
export const recordReads = (refreshMs: number | undefined) => ({
  meta: WHOLE_RECORD,
  retry: retriesRead,
  onError: () => undefined,
  ...(refreshMs === undefined ? {} : { refetchInterval: refreshMs }),
});
