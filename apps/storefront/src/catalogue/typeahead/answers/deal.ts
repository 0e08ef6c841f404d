import type { Globals } from '@simpletread/contract';

/** A deal pill as in the globals. */
export type Deal = Globals['customFilterPills'][number];
