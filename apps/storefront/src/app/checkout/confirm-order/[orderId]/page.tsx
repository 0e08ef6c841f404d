import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { readGlobals } from '../../../../content';
import { OrderConfirmedRedirect, OrderFailed, OrderProcessing, readCart } from '../../../../carts';
import { readConfirmation, readOwnOrder } from '../../../../orders';

export const metadata: Metadata = { title: 'Confirming your order' };

export default async function ConfirmOrderPage({ params }: PageProps<'/checkout/confirm-order/[orderId]'>) {
  const { orderId } = await params;
  const own = await readOwnOrder();
  if (own === null || own.orderNumber !== orderId) notFound();
  const [confirmation, { customerServiceNumber }] = await Promise.all([readConfirmation(), readGlobals()]);
  if (confirmation === null || confirmation === 'failed') return <OrderFailed />;
  if (confirmation.order !== null)
    return <OrderConfirmedRedirect href={`/checkout/confirm-order/${orderId}/finish`} />;
  return <OrderProcessing orderNumber={orderId} phone={customerServiceNumber} cart={await readCart()} />;
}
