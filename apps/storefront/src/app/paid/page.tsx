import type { Metadata } from 'next';
import { CurrentDeals, HubPage, ProductPageView, readAdvertised, readDeals } from '../../catalogue';
import { DEALS_PATH, productHref } from '../../shell/paths';
import { PRODUCT_PAGE_PARTS } from '../product-page-parts';

type Props = PageProps<'/paid'>;

// Where advertisements lead: it shows what a page that search engines know shows already.
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
      lead="The tire of the advertisement is not on sale any more. This is."
    >
      <CurrentDeals deals={deals} />
    </HubPage>
  );
}
