import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { ClaimPage, readClaims } from '../../../orders';
import { textOf } from '../../../shell/paths';

export const metadata: Metadata = { title: 'Claim a lower price', robots: { index: false } };

export default async function TrackedClaimPage({ searchParams }: PageProps<'/track-your-order/claim'>) {
  const claims = await readClaims('tracked');
  if (claims === null) redirect('/track-your-order');
  const unreadCount = Number(textOf(await searchParams, 'unread', 1)) || 0;
  return (
    <ClaimPage place="tracked" claims={claims} formKey={crypto.randomUUID()} unreadCount={unreadCount} />
  );
}
