import type { Metadata } from 'next';
import { PaymentStep } from '../../../carts';

export const metadata: Metadata = { title: 'Payment' };

export default async function PaymentsPage({ searchParams }: PageProps<'/checkout/payments'>) {
  return <PaymentStep params={await searchParams} wanted={null} />;
}
