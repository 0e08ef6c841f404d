import { permanentRedirect } from 'next/navigation';
import { productAddressOf } from '../../../../../features/product/read-product-page';
import { lineHref } from '../../../../../routes';

export default async function ProductSizesPage({ params }: PageProps<'/brands/[brand]/[productLine]/p'>) {
  const { brand, line } = productAddressOf(await params);
  permanentRedirect(lineHref(brand, line));
}
