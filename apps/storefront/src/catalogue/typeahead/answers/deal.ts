import type { Globals } from '@simpletread/contract';

/** A deal pill as the globals name it. */
export type Deal = Globals['customFilterPills'][number];
