import type { Metadata } from 'next';
import { LastStop } from '../../../carts';

export const metadata: Metadata = { title: 'Last stop' };

export default function OrderSummaryPage() {
  return <LastStop />;
}
