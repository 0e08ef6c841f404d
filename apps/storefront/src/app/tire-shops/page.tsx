import type { Metadata } from 'next';
import { readShopOffers } from '../../carts';
import { readShopAreas, readShopsNear, shopListQueryOf, TireShopsView } from '../../installers';
import { readShopper } from '../../shell/shopper';
import { textOf } from '../../shell/paths';

export const metadata: Metadata = {
  title: 'Tire shops near you',
  description: 'Partner shops near your ZIP that install the tires you buy here, with prices per tire.',
  alternates: { canonical: '/tire-shops' },
};

const LARGEST_CITIES = 24;

export default async function TireShopsPage({ searchParams }: PageProps<'/tire-shops'>) {
  const params = await searchParams;
  const { place } = await readShopper();
  const typed = textOf(params, 'zip', 10).trim();
  const zipText = typed === '' ? (place?.zip ?? '') : typed;
  const query = shopListQueryOf(params);
  const [near, areas] = await Promise.all([
    zipText === '' ? null : readShopsNear(zipText, query),
    readShopAreas(LARGEST_CITIES),
  ]);
  const offers = await readShopOffers(near !== null && 'found' in near ? near.found.shops : []);
  return (
    <TireShopsView
      zipText={zipText}
      query={query}
      near={near}
      areas={areas}
      now={new Date()}
      offers={offers}
    />
  );
}
