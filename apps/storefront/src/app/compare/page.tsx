import type { Metadata } from 'next';
import { CompareBuy } from '../../carts';
import { CompareView, readComparePage, readShownPair } from '../../catalogue';

export const metadata: Metadata = { title: 'Compare tires', robots: { index: false } };

export default async function ComparePage({ searchParams }: PageProps<'/compare'>) {
  const params = await searchParams;
  const page = await readComparePage(params);
  const pair = readShownPair(params, page.compared?.items.length ?? 0);
  return <CompareView page={page} pair={pair} BuyForm={CompareBuy} />;
}
