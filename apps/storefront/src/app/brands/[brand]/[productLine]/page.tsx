import type { Metadata } from 'next';
import { ProductPageView } from '../../../../features/product/ProductPageView';
import { pageMetadata } from '../../../../seo/page-metadata';
import { productAddressOf, readProductPage } from '../../../../features/product/read-product-page';

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
  return <ProductPageView address={productAddressOf(await params)} params={await searchParams} />;
}
