import type { Metadata } from 'next';
import { readSubscription, SubscriptionView } from '../../../content';

export const metadata: Metadata = {
  title: 'Your subscription',
  robots: { index: false, follow: false },
  // The address is a secret: no other site may see it.
  referrer: 'same-origin',
};

export default async function SubscriptionPage({ params, searchParams }: PageProps<'/mailing-list/[token]'>) {
  const [{ token }, { joined }] = await Promise.all([params, searchParams]);
  const subscription = await readSubscription(token);
  return <SubscriptionView token={token} subscription={subscription} isNew={joined === '1'} />;
}
