import { permanentRedirect } from 'next/navigation';
import { productAddressOf } from '../../../../../catalogue';
import { lineHref } from '../../../../../shell/paths';

export default async function ProductSizesPage({ params }: PageProps<'/brands/[brand]/[productLine]/p'>) {
  const { brand, line } = productAddressOf(await params);
  permanentRedirect(lineHref(brand, line));
}
