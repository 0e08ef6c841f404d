import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { CoveragePage, readCoverage } from '../../../orders';
import { textOf } from '../../../shell/paths';

export const metadata: Metadata = { title: 'File a coverage claim', robots: { index: false } };

export default async function TrackedCoveragePage({ searchParams }: PageProps<'/track-your-order/coverage'>) {
  const coverage = await readCoverage('tracked');
  if (coverage === null) redirect('/track-your-order');
  const unreadCount = Number(textOf(await searchParams, 'unread', 1)) || 0;
  return (
    <CoveragePage
      place="tracked"
      coverage={coverage}
      formKey={crypto.randomUUID()}
      unreadCount={unreadCount}
    />
  );
}
