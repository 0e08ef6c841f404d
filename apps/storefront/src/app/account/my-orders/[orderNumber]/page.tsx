import type { Metadata } from 'next';
import { ReorderOffer } from '../../../../carts';
import { readGlobals } from '../../../../content';
import { readMyOrder, TrackingView } from '../../../../orders';
import { requireCustomer } from '../../../../sso';

export const metadata: Metadata = { title: 'Your order', robots: { index: false } };

export default async function MyOrderPage({ params }: PageProps<'/account/my-orders/[orderNumber]'>) {
  const { orderNumber } = await params;
  await requireCustomer(`/account/my-orders/${encodeURIComponent(orderNumber)}`);
  const [order, phones] = await Promise.all([readMyOrder(orderNumber), readGlobals()]);
  return (
    <TrackingView
      order={order}
      phones={phones}
      now={new Date()}
      isOfAccount
      reorder={<ReorderOffer order={order} />}
    />
  );
}
