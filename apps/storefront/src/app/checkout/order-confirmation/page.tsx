import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { readGlobals } from '../../../api/globals';
import { ConfirmationView } from '../../../features/checkout/ConfirmationView';
import { OrderFailed } from '../../../features/checkout/OrderProcessing';
import { readConfirmation } from '../../../shopper/read-confirmation';

export const metadata: Metadata = { title: 'Order confirmed' };

export default async function OrderConfirmationPage() {
  const [confirmation, { customerServiceNumber }] = await Promise.all([readConfirmation(), readGlobals()]);
  if (confirmation === null) redirect('/track-your-order');
  if (confirmation === 'failed') return <OrderFailed />;
  const { order, orderNumber } = confirmation;
  if (order === null) redirect(`/checkout/confirm-order/${orderNumber}`);
  return <ConfirmationView order={order} phone={customerServiceNumber} />;
}
