import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ClaimPage, readClaims } from '../../../../../orders';
import { textOf } from '../../../../../shell/paths';
import { requireCustomer } from '../../../../../sso';

export const metadata: Metadata = { title: 'Claim a lower price', robots: { index: false } };

export default async function OwnClaimPage({
  params,
  searchParams,
}: PageProps<'/account/my-orders/[orderNumber]/claim'>) {
  const { orderNumber } = await params;
  await requireCustomer(`/account/my-orders/${encodeURIComponent(orderNumber)}/claim`);
  const claims = await readClaims({ orderNumber });
  if (claims === null) notFound();
  const unreadCount = Number(textOf(await searchParams, 'unread', 1)) || 0;
  return (
    <ClaimPage
      place={{ orderNumber }}
      claims={claims}
      formKey={crypto.randomUUID()}
      unreadCount={unreadCount}
    />
  );
}
