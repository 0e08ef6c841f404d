import ButtonBase from '@mui/material/ButtonBase';
import type { ListedOrder } from '@simpletread/contract';
import { formatMoney, sumCents } from '@simpletread/domain';
import { Link } from 'react-router-dom';

import { type CsvColumn, ListPage, useOwnerFilter } from '../../../shell/list/index.js';
import { BulkActions } from '../../macros/index.js';
import { BulkReceipts } from '../../receipt/index.js';
import { ORDER_COLUMNS } from './order-columns.js';
import { orderFilters, ORDER_VIEWS } from './order-filters.js';
import { orderSheetsPath } from '../sheets/order-sheets-path.js';
import { orderNumberText } from '../../../shell/detail/index.js';
import { FULFILMENT_LABELS, orderFace, PAYMENT_FACES } from '../state/order-state-chip.js';
import { useSeesContacts } from './use-sees-contacts.js';

const CSV: readonly CsvColumn<ListedOrder>[] = [
  { label: 'Order', value: (row) => orderNumberText(row.orderNumber) },
  { label: 'Placed (UTC)', value: (row) => row.placedAt },
  { label: 'Customer', value: (row) => row.customerName },
  { label: 'Email', value: (row) => row.email },
  { label: 'ZIP', value: (row) => row.zip },
  { label: 'Account', value: (row) => row.accountType },
  { label: 'Loan ID', value: (row) => row.loanId ?? '' },
  { label: 'Vehicle', value: (row) => row.vehicle ?? '' },
  { label: 'Sizes', value: (row) => row.sizes.join(' ') },
  { label: 'Tires', value: (row) => row.tireCount },
  { label: 'Fulfillment', value: (row) => FULFILMENT_LABELS[row.fulfilment] },
  { label: 'Status', value: (row) => orderFace(row.state, row.fulfilment).label },
  { label: 'Payment', value: (row) => PAYMENT_FACES[row.paymentState].label },
  { label: 'Owner', value: (row) => row.owner?.name ?? '' },
  { label: 'Total', value: (row) => formatMoney(row.totalInCents) },
  { label: 'Refunded', value: (row) => formatMoney(row.refundedInCents) },
];

const summary = (rows: readonly ListedOrder[]): string => {
  const tires = rows.reduce((sum, row) => sum + row.tireCount, 0);
  return `${tires} tires, ${formatMoney(sumCents(rows.map((row) => row.totalInCents)))}`;
};

/** All orders, the newest first. New ones appear automatically. */
export const OrderList = () => {
  const seesContacts = useSeesContacts();
  const owner = useOwnerFilter('orders');
  return (
    <ListPage<ListedOrder>
      resource="orders"
      title="Orders"
      sort={{ field: 'placedAt', order: 'DESC' }}
      searchHint={seesContacts ? 'Number, email, ZIP, name or size' : 'Number or ZIP'}
      filters={[...orderFilters(seesContacts), ...owner]}
      views={ORDER_VIEWS}
      savedFor="orders"
      columns={ORDER_COLUMNS}
      csv={CSV}
      nameOf={(row) => `order ${orderNumberText(row.orderNumber)}`}
      summary={summary}
      bulkActions={(ids) => (
        <>
          <BulkActions orderIds={ids.map(String)} />
          <ButtonBase component={Link} to={orderSheetsPath(ids)}>
            Print sheets
          </ButtonBase>
          <BulkReceipts orderIds={ids.map(String)} />
        </>
      )}
      isSelectable
    />
  );
};
