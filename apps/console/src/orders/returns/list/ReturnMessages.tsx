import type { ListedReturn } from '@simpletread/contract';
import { type Identifier, useGetMany } from 'react-admin';

import { BulkMessage } from '../../macros/index.js';

/** Writes to the buyers of the selected returns. A buyer with two of them gets one message. */
export const ReturnMessages = ({ ids }: { readonly ids: readonly Identifier[] }) => {
  const { data = [] } = useGetMany<ListedReturn>('returns', { ids: ids.map(String) });
  const orderIds = [...new Set(data.map(({ orderId }) => orderId))];
  return data.length === ids.length ? <BulkMessage orderIds={orderIds} /> : null;
};
