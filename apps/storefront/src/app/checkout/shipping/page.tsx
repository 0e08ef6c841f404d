import type { Metadata } from 'next';
import { ShippingStep } from '../../../features/checkout/ShippingStep';

export const metadata: Metadata = { title: 'Shipping' };

export default async function ShippingPage({ searchParams }: PageProps<'/checkout/shipping'>) {
  return <ShippingStep params={await searchParams} />;
}
