import type { Metadata } from 'next';
import { ShippingStep } from '../../../carts';

export const metadata: Metadata = { title: 'Shipping' };

export default async function ShippingPage({ searchParams }: PageProps<'/checkout/shipping'>) {
  return <ShippingStep params={await searchParams} />;
}
