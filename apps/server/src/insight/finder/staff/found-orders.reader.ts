import { formatMoney, formatOrderNumber, orderStateWord } from '@simpletread/domain';

import type { OrderRow } from '../../../orders/index.js';
import { nameFor, orderSearch } from '../../../orders/order/staff/index.js';
import { type FoundSource, joined } from './found-source.js';

type Row = Pick<
  OrderRow,
  'id' | 'number' | 'first_name' | 'last_name' | 'zip' | 'total_in_cents' | 'state' | 'fulfilment'
>;

export const foundOrders: FoundSource<Row> = {
  kind: 'order',
  columns: 'o.id, o.number, o.first_name, o.last_name, o.zip, o.total_in_cents, o.state, o.fulfilment',
  from: 'orders."order" o',
  key: 'o.id',
  orderBy: 'o.placed_at DESC, o.id DESC',
  anyOf: ({ text, isName }, viewer) => orderSearch(text, viewer, { isName }),
  show: (row, viewer) => ({
    id: row.id,
    title: `${formatOrderNumber(row.number)} ${nameFor(viewer, `${row.first_name} ${row.last_name}`)}`,
    detail: joined(row.zip, formatMoney(row.total_in_cents), orderStateWord(row.state, row.fulfilment)),
  }),
};
