import type { SalesRequestRow } from '@simpletread/contract';

import type { StateFace } from '../../shell/detail/index.js';

/** The look of each column of the pipeline. */
export const SALES_REQUEST_FACES: Readonly<Record<SalesRequestRow['state'], StateFace>> = {
  new: { label: 'New', tone: 'neutral', mark: 'ring' },
  quoted: { label: 'Quoted', tone: 'info', mark: 'half' },
  opened: { label: 'Opened', tone: 'warn', mark: 'half' },
  won: { label: 'Won', tone: 'good', mark: 'full' },
  lost: { label: 'Lost', tone: 'bad', mark: 'ring' },
};
