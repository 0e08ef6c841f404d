import type { Metadata } from 'next';
import { CompareView } from '../../features/compare/CompareView';
import { readComparePage } from '../../features/compare/read-compare-page';
import { readShownPair } from '../../features/compare/shown-pair';

export const metadata: Metadata = { title: 'Compare tires', robots: { index: false } };

export default async function ComparePage({ searchParams }: PageProps<'/compare'>) {
  const params = await searchParams;
  const page = await readComparePage(params);
  return <CompareView page={page} pair={readShownPair(params, page.compared?.items.length ?? 0)} />;
}
