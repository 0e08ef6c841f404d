import type { PurchaseOrderRow } from '@simpletread/contract';

import type { StateFace } from '../../../shell/detail/index.js';

export const PURCHASE_ORDER_FACES: Readonly<Record<PurchaseOrderRow['standing'], StateFace>> = {
  usable: { label: 'Open', tone: 'good', mark: 'full' },
  early: { label: 'Not valid yet', tone: 'neutral', mark: 'half' },
  expired: { label: 'Expired', tone: 'warn', mark: 'half' },
  spent: { label: 'Spent', tone: 'warn', mark: 'full' },
  closed: { label: 'Closed', tone: 'neutral', mark: 'ring' },
};
