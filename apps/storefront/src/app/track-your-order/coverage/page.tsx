import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { CoveragePage, isTracked, readCoverage, trackingHref } from '../../../orders';
import { textOf } from '../../../shell/paths';

export const metadata: Metadata = { title: 'File a coverage claim', robots: { index: false } };

export default async function TrackedCoveragePage({ searchParams }: PageProps<'/track-your-order/coverage'>) {
  const asked = await searchParams;
  const order = textOf(asked, 'order', 40);
  const coverage = (await isTracked(order)) ? await readCoverage('tracked') : null;
  if (coverage === null) redirect(trackingHref('coverage', order));
  const unreadCount = Number(textOf(asked, 'unread', 1)) || 0;
  return (
    <CoveragePage
      place="tracked"
      coverage={coverage}
      formKey={crypto.randomUUID()}
      unreadCount={unreadCount}
    />
  );
}
