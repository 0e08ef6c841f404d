import type { Metadata } from 'next';
import { ChangeOrder, kindOf, readChanges } from '../../../../../orders';
import { requireCustomer } from '../../../../../sso';

export const metadata: Metadata = { title: 'Change order', robots: { index: false } };

export default async function ChangeOrderPage({
  params,
  searchParams,
}: PageProps<'/account/my-orders/[orderNumber]/change'>) {
  const { orderNumber } = await params;
  const kind = kindOf((await searchParams)['kind']);
  const { email } = await requireCustomer(
    `/account/my-orders/${encodeURIComponent(orderNumber)}/change?kind=${kind}`,
  );
  const changes = await readChanges(orderNumber);
  return <ChangeOrder orderNumber={orderNumber} changes={changes} kind={kind} email={email} />;
}
