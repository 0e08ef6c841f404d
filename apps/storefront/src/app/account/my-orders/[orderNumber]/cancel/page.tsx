import type { Metadata } from 'next';
import { CancelOrder, readCancellation } from '../../../../../orders';
import { requireCustomer } from '../../../../../sso';

export const metadata: Metadata = { title: 'Cancel order', robots: { index: false } };

export default async function CancelOrderPage({
  params,
}: PageProps<'/account/my-orders/[orderNumber]/cancel'>) {
  const { orderNumber } = await params;
  const { email } = await requireCustomer(`/account/my-orders/${encodeURIComponent(orderNumber)}/cancel`);
  const plan = await readCancellation(orderNumber);
  return <CancelOrder orderNumber={orderNumber} plan={plan} email={email} formKey={crypto.randomUUID()} />;
}
