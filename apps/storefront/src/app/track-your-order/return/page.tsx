import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { readReturns, ReturnPage } from '../../../orders';
import { textOf } from '../../../shell/paths';

export const metadata: Metadata = { title: 'Return tires', robots: { index: false } };

export default async function TrackedReturnPage({ searchParams }: PageProps<'/track-your-order/return'>) {
  const returns = await readReturns('tracked');
  if (returns === null) redirect('/track-your-order');
  const unreadCount = Number(textOf(await searchParams, 'unread', 1)) || 0;
  return (
    <ReturnPage place="tracked" returns={returns} formKey={crypto.randomUUID()} unreadCount={unreadCount} />
  );
}
