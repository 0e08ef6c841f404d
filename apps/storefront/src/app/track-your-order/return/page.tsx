import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { isTracked, readReturns, ReturnPage, trackingHref } from '../../../orders';
import { textOf } from '../../../shell/paths';

export const metadata: Metadata = { title: 'Return tires', robots: { index: false } };

export default async function TrackedReturnPage({ searchParams }: PageProps<'/track-your-order/return'>) {
  const asked = await searchParams;
  const order = textOf(asked, 'order', 40);
  const returns = (await isTracked(order)) ? await readReturns('tracked') : null;
  if (returns === null) redirect(trackingHref('return', order));
  const unreadCount = Number(textOf(asked, 'unread', 1)) || 0;
  return (
    <ReturnPage place="tracked" returns={returns} formKey={crypto.randomUUID()} unreadCount={unreadCount} />
  );
}
