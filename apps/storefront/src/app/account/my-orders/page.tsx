import type { Metadata } from 'next';
import { MyOrders, PAGE_SIZE, readMyOrders } from '../../../orders';
import { requireCustomer } from '../../../sso';
import { wholeNumberOf } from '../../../shell/paths';

export const metadata: Metadata = { title: 'My Orders', robots: { index: false } };

export default async function MyOrdersPage({ searchParams }: PageProps<'/account/my-orders'>) {
  const { email } = await requireCustomer('/account/my-orders');
  const page = wholeNumberOf(await searchParams, 'page', 1, 10_000) ?? 1;
  const { orders, total } = await readMyOrders(page);
  return <MyOrders orders={orders} page={page} pageCount={Math.ceil(total / PAGE_SIZE)} email={email} />;
}
