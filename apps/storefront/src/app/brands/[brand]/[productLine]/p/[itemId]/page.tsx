import type { Metadata } from 'next';
import { productAddressOf, ProductPageView, readProductPage } from '../../../../../../catalogue';
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
  return (
    <ProductPageView
      address={productAddressOf(await params)}
      params={await searchParams}
      parts={PRODUCT_PAGE_PARTS}
    />
  );
}
