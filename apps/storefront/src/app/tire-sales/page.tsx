import type { Metadata } from 'next';
import { CurrentDeals, HubPage, readDeals, SaleDays } from '../../catalogue';

const PATH = '/tire-sales';

export const metadata: Metadata = {
  title: 'Tire sales',
  description: 'This year’s tire sales, and the deals on now.',
  alternates: { canonical: PATH },
};

export default async function SalesPage() {
  const { deals, sales } = await readDeals();
  return (
    <HubPage
      crumbs={[{ label: 'Tire sales', href: PATH }]}
      title="Tire sales"
      lead="This year’s sales, and the deals on now."
    >
      <SaleDays sales={sales} />
      <CurrentDeals deals={deals} />
    </HubPage>
  );
}
