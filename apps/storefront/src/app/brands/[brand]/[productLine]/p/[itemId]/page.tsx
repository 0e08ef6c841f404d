import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { productAddressOf, ProductPageView, readProductPage, tireInSize } from '../../../../../../catalogue';
import { textOf } from '../../../../../../shell/paths';
import { pageMetadata } from '../../../../../../shell/search-engines';
import { PRODUCT_PAGE_PARTS } from '../../../../../product-page-parts';

type Props = PageProps<'/brands/[brand]/[productLine]/p/[itemId]'>;

export const generateMetadata = async ({ params }: Props): Promise<Metadata> => {
  const { brand, line, item } = productAddressOf(await params);
  const { product, path } = await readProductPage(brand, line, item, 4);
  const size = product.selected === null ? '' : ` ${product.selected.sizeCode}`;
  return pageMetadata({
    title: `${product.brandName} ${product.lineName}${size}`,
    description: product.description,
    path,
    picture: ['product', `${brand}/${line}/${item}`],
  });
};

export default async function ProductPage({ params, searchParams }: Props) {
  const address = productAddressOf(await params);
  const wanted = await searchParams;
  const pair = await tireInSize(address, { size: '', rearSize: textOf(wanted, 'rearSize') });
  if (pair !== null) redirect(pair);
  return <ProductPageView address={address} params={wanted} parts={PRODUCT_PAGE_PARTS} />;
}
