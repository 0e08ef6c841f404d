import type { Metadata } from 'next';
import { connection } from 'next/server';
import { keepAddress } from '../../../../../../catalogue';
import { readShop } from '../../../../../../installers';
import { formStart, WriteShopReviewView } from '../../../../../../reviews';
import { writeShopReviewHref } from '../../../../../../shell/paths';
import { readCustomer } from '../../../../../../sso';

type Props = PageProps<'/tire-shops/shop/[shopName]/[shopCode]/write-a-review'>;

const read = async ({ params }: Props) => {
  const { shopName, shopCode } = await params;
  const shop = await readShop(shopCode);
  keepAddress(writeShopReviewHref(shop), ['tire-shops', 'shop', shopName, shopCode, 'write-a-review']);
  return shop;
};

export const generateMetadata = async (props: Props): Promise<Metadata> => {
  const shop = await read(props);
  return {
    title: `Write a review of ${shop.company}`,
    description: `Rate the installation of your tires at ${shop.company} in ${shop.city}, ${shop.state}.`,
    alternates: { canonical: writeShopReviewHref(shop) },
    robots: { index: false },
  };
};

export default async function WriteShopReviewPage(props: Props) {
  await connection();
  const [shop, customer, start] = await Promise.all([read(props), readCustomer(), formStart()]);
  return <WriteShopReviewView shop={shop} isSignedIn={customer !== null} {...start} />;
}
