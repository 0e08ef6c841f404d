import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { productAddressOf, ProductPageView, readProductPage, tireInSize } from '../../../../catalogue';
import { textOf } from '../../../../shell/paths';
import { pageMetadata } from '../../../../shell/search-engines';
import { PRODUCT_PAGE_PARTS } from '../../../product-page-parts';

type Props = PageProps<'/brands/[brand]/[productLine]'>;

export const generateMetadata = async ({ params }: Props): Promise<Metadata> => {
  const { brand, line, item } = productAddressOf(await params);
  const { product, path } = await readProductPage(brand, line, item, 4);
  return pageMetadata({
    title: `${product.brandName} ${product.lineName}, all sizes`,
    description: product.description,
    path,
    picture: ['line', `${brand}/${line}`],
  });
};

export default async function ProductLinePage({ params, searchParams }: Props) {
  const address = productAddressOf(await params);
  const wanted = await searchParams;
  const inSize = await tireInSize(address, {
    size: textOf(wanted, 'size'),
    rearSize: textOf(wanted, 'rearSize'),
  });
  if (inSize !== null) redirect(inSize);
  return <ProductPageView address={address} params={wanted} parts={PRODUCT_PAGE_PARTS} />;
}
