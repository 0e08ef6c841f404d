import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { ReorderOffer } from '../../../carts';
import { readGlobals } from '../../../content';
import { AccountOffer, readCustomer } from '../../../sso';
import { readTracked, TrackingView } from '../../../orders';

export const metadata: Metadata = { title: 'Your order', robots: { index: false } };

export default async function TrackingResultPage() {
  const [order, phones, customer] = await Promise.all([readTracked(), readGlobals(), readCustomer()]);
  if (order === null) redirect('/track-your-order');
  const offer =
    customer === null ? (
      <AccountOffer returnTo="/account/my-orders" maskedEmail={order.maskedEmail} />
    ) : undefined;
  return (
    <TrackingView
      order={order}
      phones={phones}
      now={new Date()}
      isSignedIn={customer !== null}
      offer={offer}
      reorder={<ReorderOffer order={order} />}
    />
  );
}
