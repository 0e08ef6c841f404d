import Button from '@mui/material/Button';
import type { AdminOrder } from '@simpletread/contract';
import { EmptyState } from '@simpletread/ui';
import { useQueries } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useDataProvider } from 'react-admin';
import { useSearchParams } from 'react-router-dom';

import { useCan } from '../../../shell/auth/index.js';
import { AccessDeniedPage, PageHeader, PageSkeleton } from '../../../shell/frame/index.js';
import { Keys, useShortcuts } from '../../../shell/shortcuts/index.js';
import { OrderSheet } from './OrderSheet.js';
import { MOST_ORDER_SHEETS, orderIdsOf } from './order-sheets-path.js';

const useOrders = (ids: readonly string[]) => {
  const data = useDataProvider();
  return useQueries({
    queries: ids.map((id) => ({
      queryKey: ['orders', 'getOne', { id, meta: undefined }],
      retry: false,
      queryFn: async () => (await data.getOne<AdminOrder>('orders', { id })).data,
    })),
  });
};

const sheetsText = (count: number): string => (count === 1 ? '1 order' : `${count} orders`);

const Sheets = ({ ids, isCut }: { readonly ids: readonly string[]; readonly isCut: boolean }) => {
  const reads = useOrders(ids);
  const orders = reads.flatMap(({ data }) => data ?? []);
  const failed = reads.filter(({ isError }) => isError);
  const isWhole = orders.length === ids.length;
  const print = (): void => window.print();
  useShortcuts(isWhole ? [{ keys: 'p', label: 'Print order sheets', group: 'Order', run: print }] : []);
  return (
    <>
      <PageHeader
        title="Order sheets"
        note={isCut ? `The first ${MOST_ORDER_SHEETS} of the selected orders` : sheetsText(ids.length)}
        actions={
          <Button
            variant="contained"
            disabled={!isWhole}
            startIcon={<Printer size={15} aria-hidden="true" />}
            onClick={print}
          >
            Print <Keys keys="p" />
          </Button>
        }
      />
      {failed.length > 0 && (
        <EmptyState
          tone="error"
          title="Sorry, something went wrong"
          actions={
            <Button onClick={() => void Promise.all(failed.map(({ refetch }) => refetch()))}>
              Try again
            </Button>
          }
        >
          {sheetsText(failed.length)} couldn’t be read.
        </EmptyState>
      )}
      {!isWhole && failed.length === 0 && <PageSkeleton />}
      {isWhole && orders.map((order) => <OrderSheet key={order.id} order={order} />)}
    </>
  );
};

/** The selected orders, each on a sheet of paper. */
export const OrderSheetsPage = () => {
  const can = useCan();
  const [params] = useSearchParams();
  const ids = orderIdsOf(params);
  if (!can('orders.read')) return <AccessDeniedPage />;
  if (ids.length === 0)
    return (
      <>
        <PageHeader title="Order sheets" />
        <EmptyState title="No orders selected" actions={<Button href="#/orders">Open orders</Button>}>
          Select orders in the list, then choose Print.
        </EmptyState>
      </>
    );
  return <Sheets ids={ids.slice(0, MOST_ORDER_SHEETS)} isCut={ids.length > MOST_ORDER_SHEETS} />;
};
