import type { OrderRecord } from './order-record.js';

/** The pages of an order that its mails link to. */
export type AfterSalePage = 'return' | 'claim' | 'coverage';

/**
 * Returns the address of an order's page: in its account, or for guests the one that asks for the ZIP code of this very order, whatever the browser
 * tracked last.
 */
export const afterSaleUrl = (
  storefrontUrl: string,
  { account_id: accountId, number }: Pick<OrderRecord, 'account_id' | 'number'>,
  page: AfterSalePage,
): string =>
  accountId === null
    ? `${storefrontUrl}/track-your-order/${page}?order=${number}`
    : `${storefrontUrl}/account/my-orders/${number}/${page}`;
