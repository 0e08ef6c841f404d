import type { Metadata } from 'next';
import { ProductPageView } from '../../../../../../features/product/ProductPageView';
import { pageMetadata } from '../../../../../../seo/page-metadata';
import { productAddressOf, readProductPage } from '../../../../../../features/product/read-product-page';

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
  return <ProductPageView address={productAddressOf(await params)} params={await searchParams} />;
}
