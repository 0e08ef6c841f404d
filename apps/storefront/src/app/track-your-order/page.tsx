import type { Metadata } from 'next';
import { nextPageOf, TrackingForm, trackingStyles as styles } from '../../orders';
import { textOf } from '../../shell/paths';

export const metadata: Metadata = {
  title: 'Track your order',
  description: 'Find your tires by order ID and shipping ZIP code.',
  alternates: { canonical: '/track-your-order' },
};

export default async function TrackPage({ searchParams }: PageProps<'/track-your-order'>) {
  const asked = await searchParams;
  return (
    <div className={`l-wrap ${styles.ask}`}>
      <h1>Track your order</h1>
      <p className="t-muted">Your order ID is on the receipt. The ZIP is the one you entered at checkout.</p>
      <TrackingForm orderNumber={textOf(asked, 'order', 40)} next={nextPageOf(textOf(asked, 'next', 20))} />
    </div>
  );
}
