import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { CoveragePage, readCoverage } from '../../../../../orders';
import { textOf } from '../../../../../shell/paths';
import { requireCustomer } from '../../../../../sso';

export const metadata: Metadata = { title: 'File a coverage claim', robots: { index: false } };

export default async function OwnCoveragePage({
  params,
  searchParams,
}: PageProps<'/account/my-orders/[orderNumber]/coverage'>) {
  const { orderNumber } = await params;
  await requireCustomer(`/account/my-orders/${encodeURIComponent(orderNumber)}/coverage`);
  const coverage = await readCoverage({ orderNumber });
  if (coverage === null) notFound();
  const unreadCount = Number(textOf(await searchParams, 'unread', 1)) || 0;
  return (
    <CoveragePage
      place={{ orderNumber }}
      coverage={coverage}
      formKey={crypto.randomUUID()}
      unreadCount={unreadCount}
    />
  );
}
