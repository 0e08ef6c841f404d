import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { readGlobals } from '../../../content';
import { CountOrder } from '../../../insight';
import { ConfirmationView, OrderFailed } from '../../../carts';
import { AccountOffer, readCustomer } from '../../../sso';
import { readConfirmation } from '../../../orders';

export const metadata: Metadata = { title: 'Order confirmed' };

export default async function OrderConfirmationPage() {
  const [confirmation, phones, customer] = await Promise.all([
    readConfirmation(),
    readGlobals(),
    readCustomer(),
  ]);
  if (confirmation === null) redirect('/track-your-order');
  if (confirmation === 'failed') return <OrderFailed />;
  const { order, orderNumber } = confirmation;
  if (order === null) redirect(`/checkout/confirm-order/${orderNumber}`);
  const offer =
    customer === null ? (
      <AccountOffer returnTo="/account/my-orders" maskedEmail={order.maskedEmail} />
    ) : undefined;
  return (
    <>
      <CountOrder
        orderNumber={orderNumber}
        totalInCents={order.pricing.totalInCents}
        quantity={order.lines.reduce((sum, line) => sum + line.quantity, 0)}
        fulfilment={order.fulfilment}
        currency="USD"
      />
      <ConfirmationView order={order} phones={phones} isSignedIn={customer !== null} offer={offer} />
    </>
  );
}
