import type { Metadata } from 'next';
import { readShopOffers } from '../../../carts';
import { keepAddress } from '../../../catalogue';
import {
  areaLead,
  areaName,
  hasFilters,
  readShopArea,
  ShopAreaView,
  shopListQueryOf,
} from '../../../installers';
import { shopAreaHref } from '../../../shell/paths';
import { pageMetadata } from '../../../shell/search-engines';
import { readShopper } from '../../../shell/shopper';

type Props = PageProps<'/tire-shops/[urbanArea]'>;

const read = async ({ params, searchParams }: Props) => {
  const [{ urbanArea }, asked] = await Promise.all([params, searchParams]);
  const query = shopListQueryOf(asked);
  const area = await readShopArea(urbanArea, query);
  keepAddress(shopAreaHref(area.slug), ['tire-shops', urbanArea]);
  return { area, query };
};

export const generateMetadata = async (props: Props): Promise<Metadata> => {
  const { area, query } = await read(props);
  const metadata = pageMetadata({
    title: `Tire shops in ${areaName(area)}`,
    description: areaLead(area),
    path: shopAreaHref(area.slug),
  });
  // A sorted or filtered list is the same shops once more.
  const isItsOwn = query.sort === 'recommended' && !hasFilters(query) && query.page === 1;
  return isItsOwn ? metadata : { ...metadata, robots: { index: false, follow: true } };
};

export default async function ShopAreaPage(props: Props) {
  const [{ area, query }, { place }] = await Promise.all([read(props), readShopper()]);
  const offers = await readShopOffers(area.shops);
  return (
    <ShopAreaView area={area} query={query} zipText={place?.zip ?? ''} now={new Date()} offers={offers} />
  );
}
