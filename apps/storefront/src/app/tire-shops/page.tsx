import type { Metadata } from 'next';
import { readShopsNear, shopSortOf, TireShopsView } from '../../installers';
import { readShopper } from '../../shell/shopper';
import { textOf } from '../../shell/paths';

export const metadata: Metadata = {
  title: 'Tire shops near you',
  description: 'Partner shops near your ZIP that install the tires you buy here, with prices per tire.',
  alternates: { canonical: '/tire-shops' },
};

export default async function TireShopsPage({ searchParams }: PageProps<'/tire-shops'>) {
  const params = await searchParams;
  const { place } = await readShopper();
  const typed = textOf(params, 'zip', 10).trim();
  const zipText = typed === '' ? (place?.zip ?? '') : typed;
  const sort = shopSortOf(textOf(params, 'sort'));
  const near = zipText === '' ? null : await readShopsNear(zipText, sort);
  return <TireShopsView zipText={zipText} sort={sort} near={near} />;
}
