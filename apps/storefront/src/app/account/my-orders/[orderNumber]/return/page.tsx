import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { readReturns, ReturnPage } from '../../../../../orders';
import { textOf } from '../../../../../shell/paths';
import { requireCustomer } from '../../../../../sso';

export const metadata: Metadata = { title: 'Return tires', robots: { index: false } };

export default async function OwnReturnPage({
  params,
  searchParams,
}: PageProps<'/account/my-orders/[orderNumber]/return'>) {
  const { orderNumber } = await params;
  await requireCustomer(`/account/my-orders/${encodeURIComponent(orderNumber)}/return`);
  const returns = await readReturns({ orderNumber });
  if (returns === null) notFound();
  const unreadCount = Number(textOf(await searchParams, 'unread', 1)) || 0;
  return (
    <ReturnPage
      place={{ orderNumber }}
      returns={returns}
      formKey={crypto.randomUUID()}
      unreadCount={unreadCount}
    />
  );
}
