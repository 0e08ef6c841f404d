import Button from '@mui/material/Button';
import type { FleetRow, PurchaseOrderRow } from '@simpletread/contract';
import { formatMoney, formatOrderNumber, type OrderNumber } from '@simpletread/domain';
import { EmptyState } from '@simpletread/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LinkBase } from 'react-admin';

import { useStaffAction } from '../../../shell/action/index.js';
import { useCan } from '../../../shell/auth/index.js';
import { Folded, Panel, PlainTable, StateChip } from '../../../shell/detail/index.js';
import { FLEET_READS, useFleetCalls } from '../fleet-calls.js';
import styles from '../Fleets.module.css';
import { dayText } from '../unit-text.js';
import { PURCHASE_ORDER_FACES } from './purchase-order-face.js';
import { PurchaseOrderDialog } from './PurchaseOrderDialog.js';

interface RowProps {
  readonly order: PurchaseOrderRow;
}

const Orders = ({ order: { orders, orderCount } }: RowProps) => {
  const can = useCan();
  if (orderCount === 0) return <>None yet</>;
  return (
    <Folded label={orderCount === 1 ? '1 order' : `${orderCount} orders`}>
      {orders.map(({ orderId, orderNumber, countedInCents }) => (
        <span key={orderId} className={styles.spending}>
          {can('orders.read') ? (
            <LinkBase to={`/orders/${orderId}/show`}>
              {formatOrderNumber(orderNumber as OrderNumber)}
            </LinkBase>
          ) : (
            formatOrderNumber(orderNumber as OrderNumber)
          )}{' '}
          {formatMoney(countedInCents)}
        </span>
      ))}
      {orderCount > orders.length && <span className={styles.hint}>Latest {orders.length} shown</span>}
    </Folded>
  );
};

const Change = ({ order, onEdit }: RowProps & { readonly onEdit: () => void }) => {
  const calls = useFleetCalls();
  const isOpen = order.state === 'open';
  const move = useStaffAction({
    run: (version: number, key) =>
      isOpen
        ? calls.closePurchaseOrder(order.id, version, key)
        : calls.reopenPurchaseOrder(order.id, version, key),
    reload: FLEET_READS,
    done: ({ number, state }) => `Purchase order ${number} is ${state}.`,
    isAlone: true,
  });
  return (
    <span className={styles.row}>
      <Button size="small" aria-label={`Edit purchase order ${order.number}`} onClick={onEdit}>
        Edit
      </Button>
      <Button
        size="small"
        aria-label={`${isOpen ? 'Close' : 'Reopen'} purchase order ${order.number}`}
        disabled={move.isBusy}
        onClick={() => move.start(order.version)}
      >
        {isOpen ? 'Close' : 'Reopen'}
      </Button>
    </span>
  );
};

/** The purchase orders of a fleet, what is left of each, and their orders. */
export const PurchaseOrdersPanel = ({ fleet }: { readonly fleet: FleetRow }) => {
  const calls = useFleetCalls();
  const can = useCan();
  const [open, setOpen] = useState<'new' | PurchaseOrderRow | null>(null);
  const { data, error, refetch } = useQuery({
    queryKey: ['fleets', fleet.id, 'purchase-orders'],
    queryFn: () => calls.purchaseOrders(fleet.id),
  });
  const mayChange = can('fleets.manage') && fleet.state === 'active';
  return (
    <Panel
      title="Purchase orders"
      extra={
        mayChange ? (
          <Button size="small" onClick={() => setOpen('new')}>
            Add purchase order
          </Button>
        ) : undefined
      }
    >
      {error !== null ? (
        <EmptyState
          tone="error"
          layout="row"
          title="We couldn’t load the purchase orders"
          actions={<Button onClick={() => void refetch()}>Try again</Button>}
        />
      ) : data === undefined ? (
        <p className={styles.none} role="status">
          Loading.
        </p>
      ) : data.length === 0 ? (
        <p className={styles.none}>
          No purchase orders yet. Its buyers can enter any PO number at checkout until you add the first.
        </p>
      ) : (
        <PlainTable
          label="Purchase orders"
          rows={data}
          keyOf={({ id }) => id}
          columns={[
            { label: 'Number', render: ({ number }) => <span className={styles.number}>{number}</span> },
            { label: 'State', render: ({ standing }) => <StateChip face={PURCHASE_ORDER_FACES[standing]} /> },
            {
              label: 'Valid',
              render: ({ validFrom, validUntil }) => (
                <span className={styles.due}>
                  {dayText(validFrom)} – {dayText(validUntil)}
                </span>
              ),
            },
            { label: 'Limit', isEnd: true, render: ({ limitInCents }) => formatMoney(limitInCents) },
            { label: 'Spent', isEnd: true, render: ({ spentInCents }) => formatMoney(spentInCents) },
            { label: 'Left', isEnd: true, render: ({ leftInCents }) => formatMoney(leftInCents) },
            { label: 'Orders', render: (order) => <Orders order={order} /> },
            ...(mayChange
              ? [
                  {
                    label: 'Change',
                    isEnd: true,
                    render: (order: PurchaseOrderRow) => (
                      <Change order={order} onEdit={() => setOpen(order)} />
                    ),
                  },
                ]
              : []),
          ]}
        />
      )}
      {open !== null && (
        <PurchaseOrderDialog
          fleet={fleet}
          order={open === 'new' ? null : open}
          onClose={() => setOpen(null)}
        />
      )}
    </Panel>
  );
};
