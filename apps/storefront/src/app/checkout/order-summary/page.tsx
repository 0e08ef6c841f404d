import type { Metadata } from 'next';
import { LastStop } from '../../../features/checkout/LastStop';

export const metadata: Metadata = { title: 'Last stop' };

export default function OrderSummaryPage() {
  return <LastStop />;
}
