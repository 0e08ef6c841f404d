import type { AdminOrderRow } from '@simpletread/contract';
import { formatMoney } from '@simpletread/domain';
import { useDeferredValue } from 'react';
import { useGetList, useNavigate } from 'react-admin';

import { useCan } from '../../../shell/auth/index.js';
import { orderNumberText } from '../../../shell/detail/index.js';
import type { PaletteItem } from '../../../shell/palette/index.js';

const FEWEST_CHARACTERS = 2;
const MOST_ORDERS = 6;

interface FoundOrders {
  readonly items: readonly PaletteItem[];
  readonly isSearching: boolean;
}

/** The orders found by a number, email, ZIP or name. */
export const useFoundOrders = (typed: string): FoundOrders => {
  const can = useCan();
  const navigate = useNavigate();
  const q = useDeferredValue(typed.trim());
  const isAsked = can('orders.read') && q.length >= FEWEST_CHARACTERS;
  const { data = [], isFetching } = useGetList<AdminOrderRow>(
    'orders',
    {
      pagination: { page: 1, perPage: MOST_ORDERS },
      sort: { field: 'placedAt', order: 'DESC' },
      filter: { q },
    },
    { enabled: isAsked },
  );
  const items = (isAsked ? data : []).map((order): PaletteItem => ({
    id: order.id,
    group: 'Orders',
    label: `${orderNumberText(order.orderNumber)} ${order.customerName}`,
    detail: `${order.zip}, ${formatMoney(order.totalInCents)}`,
    keys: null,
    run: () => navigate(`/orders/${order.id}/show`),
  }));
  return { items, isSearching: isAsked && isFetching };
};
