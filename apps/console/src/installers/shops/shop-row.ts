import type { listShops, ReplyOf } from '@simpletread/contract';

export type ShopRow = ReplyOf<typeof listShops>[number];

/** The look of each shop state. */
export const SHOP_FACES = {
  active: { label: 'Active', tone: 'good', mark: 'full' },
  suspended: { label: 'Suspended', tone: 'warn', mark: 'half' },
} as const;
