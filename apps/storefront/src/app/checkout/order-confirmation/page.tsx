import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { readGlobals } from '../../../api/globals';
import { OrderTold } from '../../../features/analytics/OrderTold';
import { ConfirmationView } from '../../../features/checkout/ConfirmationView';
import { AccountOffer } from '../../../features/account/AccountOffer';
import { OrderFailed } from '../../../features/checkout/OrderProcessing';
import { readCustomer } from '../../../session/customer';
import { readConfirmation } from '../../../shopper/read-confirmation';

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
      <OrderTold
        orderNumber={orderNumber}
        totalInCents={order.pricing.totalInCents}
        quantity={order.lines.reduce((sum, line) => sum + line.quantity, 0)}
        fulfilment={order.fulfilment}
        currency="USD"
      />
      <ConfirmationView order={order} phones={phones} offer={offer} />
    </>
  );
}
