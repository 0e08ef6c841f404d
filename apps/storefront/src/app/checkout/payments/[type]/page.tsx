import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { paymentMethodOf, PaymentStep } from '../../../../carts';

export const metadata: Metadata = { title: 'Payment' };

export default async function PaymentTypePage({
  params,
  searchParams,
}: PageProps<'/checkout/payments/[type]'>) {
  const { type } = await params;
  const wanted = paymentMethodOf(type);
  if (wanted === null) notFound();
  return <PaymentStep params={await searchParams} wanted={wanted} />;
}
