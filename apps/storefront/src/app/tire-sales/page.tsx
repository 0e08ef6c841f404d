import type { Metadata } from 'next';
import { CurrentDeals } from '../../features/deals/CurrentDeals';
import { readDeals } from '../../features/deals/read-deals';
import { SaleDays } from '../../features/deals/SaleDays';
import { HubPage } from '../../features/vehicles/HubPage';

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
