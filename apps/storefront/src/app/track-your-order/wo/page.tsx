import type { Metadata } from 'next';
import { readTracked, TrackingForm, trackingStyles as styles, WorkOrder } from '../../../orders';
import { textOf } from '../../../shell/paths';

export const metadata: Metadata = { title: 'Work order', robots: { index: false } };

export default async function WorkOrderPage({ searchParams }: PageProps<'/track-your-order/wo'>) {
  const isAnother = textOf(await searchParams, 'another', 1) !== '';
  const order = isAnother ? null : await readTracked();
  if (order !== null) return <WorkOrder order={order} />;
  return (
    <div className={`l-wrap ${styles.ask}`}>
      <h1>Find a work order</h1>
      <p className="t-muted">
        For shops that install our tires. The order ID is in our email to you, and the ZIP is your shop’s.
      </p>
      <TrackingForm orderNumber="" leadsTo="wo" />
    </div>
  );
}
