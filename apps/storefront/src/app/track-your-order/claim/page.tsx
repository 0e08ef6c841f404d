import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { ClaimPage, isTracked, readClaims, trackingHref } from '../../../orders';
import { textOf } from '../../../shell/paths';

export const metadata: Metadata = { title: 'Claim a lower price', robots: { index: false } };

export default async function TrackedClaimPage({ searchParams }: PageProps<'/track-your-order/claim'>) {
  const asked = await searchParams;
  const order = textOf(asked, 'order', 40);
  const claims = (await isTracked(order)) ? await readClaims('tracked') : null;
  if (claims === null) redirect(trackingHref('claim', order));
  const unreadCount = Number(textOf(asked, 'unread', 1)) || 0;
  return (
    <ClaimPage place="tracked" claims={claims} formKey={crypto.randomUUID()} unreadCount={unreadCount} />
  );
}
