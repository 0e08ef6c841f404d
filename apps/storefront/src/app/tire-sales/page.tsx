import type { Metadata } from 'next';
import { CurrentDeals, HubPage, readDeals, SaleDays } from '../../catalogue';

const PATH = '/tire-sales';

export const metadata: Metadata = {
  title: 'Tire sales',
  description: 'Tire sales that are on or scheduled, and the deals on now.',
  alternates: { canonical: PATH },
};

export default async function SalesPage() {
  const { deals, sales } = await readDeals();
  return (
    <HubPage
      crumbs={[{ label: 'Tire sales', href: PATH }]}
      title="Tire sales"
      lead={
        sales.length === 0
          ? 'No sales are scheduled right now. Here are today’s deals.'
          : 'Sales that are on or scheduled, and the deals on now.'
      }
    >
      <SaleDays sales={sales} />
      <CurrentDeals deals={deals} />
    </HubPage>
  );
}
