import type { Metadata } from 'next';
import { readGlobals } from '../../../../../content';
import { answerSignedIn, DelayPage, readOwnDelay } from '../../../../../orders';
import { requireCustomer } from '../../../../../sso';

export const metadata: Metadata = { title: 'Your order is delayed', robots: { index: false } };

export default async function OwnDelayPage({ params }: PageProps<'/account/my-orders/[orderNumber]/delay'>) {
  const { orderNumber } = await params;
  await requireCustomer(`/account/my-orders/${encodeURIComponent(orderNumber)}/delay`);
  const [delay, globals] = await Promise.all([readOwnDelay(orderNumber), readGlobals()]);
  return (
    <DelayPage
      delay={delay}
      action={answerSignedIn}
      place={{ orderNumber }}
      phone={globals.customerServiceNumber}
      formKey={crypto.randomUUID()}
    />
  );
}
