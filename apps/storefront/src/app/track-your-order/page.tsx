import type { Metadata } from 'next';
import { TrackingForm, trackingStyles as styles } from '../../orders';
import { textOf } from '../../shell/paths';

export const metadata: Metadata = {
  title: 'Track your order',
  description: 'Find your tires by order ID and shipping ZIP code.',
  alternates: { canonical: '/track-your-order' },
};

export default async function TrackPage({ searchParams }: PageProps<'/track-your-order'>) {
  return (
    <div className={`l-wrap ${styles.ask}`}>
      <h1>Track your order</h1>
      <p className="t-muted">Your order ID is on the receipt. The ZIP is the one you entered at checkout.</p>
      <TrackingForm orderNumber={textOf(await searchParams, 'order', 40)} />
    </div>
  );
}
