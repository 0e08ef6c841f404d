import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { PaymentStep } from '../../../../features/checkout/PaymentStep';

export const metadata: Metadata = { title: 'Payment' };

/** Ways to pay that have a page of their own. */
const TYPES: readonly string[] = ['card'];

export default async function PaymentTypePage({
  params,
  searchParams,
}: PageProps<'/checkout/payments/[type]'>) {
  const { type } = await params;
  if (!TYPES.includes(type)) notFound();
  return <PaymentStep params={await searchParams} />;
}
