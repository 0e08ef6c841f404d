import type { Metadata } from 'next';
import { CurrentDeals, HubPage, readDeals, SaleDays } from '../../catalogue';

const PATH = '/tire-sales';

export const metadata: Metadata = {
  title: 'Tire sales',
  description: 'When tires are on sale this year, and what is on sale now.',
  alternates: { canonical: PATH },
};

export default async function SalesPage() {
  const { deals, sales } = await readDeals();
  return (
    <HubPage
      crumbs={[{ label: 'Tire sales', href: PATH }]}
      title="Tire sales"
      lead="When the sales of the year are, and what is on now."
    >
      <SaleDays sales={sales} />
      <CurrentDeals deals={deals} />
    </HubPage>
  );
}
