import { readAppointmentKey } from '@simpletread/domain';
import type { Metadata } from 'next';
import { InstallHereSlot } from '../../../../../carts';
import { keepAddress } from '../../../../../catalogue';
import { readShop, ShopView } from '../../../../../installers';
import { readShopReviews, ShopReviews } from '../../../../../reviews';
import { shopHref, textOf, wholeNumberOf } from '../../../../../shell/paths';
import { pageMetadata } from '../../../../../shell/search-engines';

const MOST_PAGES = 1000;

type Props = PageProps<'/tire-shops/shop/[shopName]/[shopCode]'>;

const read = async ({ params }: Props) => {
  const { shopName, shopCode } = await params;
  const shop = await readShop(shopCode);
  keepAddress(shopHref(shop), ['tire-shops', 'shop', shopName, shopCode]);
  return shop;
};

export const generateMetadata = async (props: Props): Promise<Metadata> => {
  const shop = await read(props);
  return pageMetadata({
    title: `${shop.company} in ${shop.city}, ${shop.state}`,
    description: `Hours, address and installation price of ${shop.company}, a tire shop in ${shop.city}, ${shop.state} that installs the tires you buy here.`,
    path: shopHref(shop),
  });
};

export default async function ShopPage(props: Props) {
  const [shop, params] = await Promise.all([read(props), props.searchParams]);
  const wanted = readAppointmentKey(textOf(params, 'time', 30));
  const reviews = await readShopReviews(shop.code, wholeNumberOf(params, 'reviews', 1, MOST_PAGES) ?? 1);
  return (
    <ShopView
      shop={shop}
      now={new Date()}
      choice={<InstallHereSlot shopCode={shop.code} wanted={wanted} />}
      reviews={reviews === null ? null : <ShopReviews shop={shop} reviews={reviews} />}
      isRated={(reviews?.total ?? 0) > 0}
    />
  );
}
