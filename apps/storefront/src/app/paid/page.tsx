import type { Metadata } from 'next';
import { CurrentDeals, HubPage, ProductPageView, readAdvertised, readDeals } from '../../catalogue';
import { DEALS_PATH, productHref } from '../../shell/paths';
import { PRODUCT_PAGE_PARTS } from '../product-page-parts';

type Props = PageProps<'/paid'>;

// The landing page of ads: its content is already on pages that search engines know.
export const generateMetadata = async ({ searchParams }: Props): Promise<Metadata> => {
  const tire = await readAdvertised(await searchParams);
  return {
    title: tire === null ? 'Tire deals' : `${tire.brandName} ${tire.lineName} ${tire.sizeCode}`,
    robots: { index: false, follow: true },
    alternates: { canonical: tire === null ? DEALS_PATH : productHref(tire) },
  };
};

export default async function PaidPage({ searchParams }: Props) {
  const params = await searchParams;
  const tire = await readAdvertised(params);
  if (tire !== null) {
    const address = { brand: tire.brandSlug, line: tire.lineSlug, item: tire.itemNumber };
    return <ProductPageView address={address} params={params} parts={PRODUCT_PAGE_PARTS} />;
  }
  const { deals } = await readDeals();
  return (
    <HubPage
      crumbs={[{ label: 'Tire deals', href: DEALS_PATH }]}
      title="Tire deals"
      lead="The advertised tire is no longer on sale. This one is."
    >
      <CurrentDeals deals={deals} />
    </HubPage>
  );
}
