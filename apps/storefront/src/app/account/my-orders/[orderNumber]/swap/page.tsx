import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { readSwapToken } from '../../../../../orders';
import { requireCustomer } from '../../../../../sso';

export const metadata: Metadata = { title: 'Swap or add tires', robots: { index: false } };

export default async function SwapOrderPage({ params }: PageProps<'/account/my-orders/[orderNumber]/swap'>) {
  const { orderNumber } = await params;
  await requireCustomer(`/account/my-orders/${encodeURIComponent(orderNumber)}/swap`);
  redirect(`/swaps/${await readSwapToken(orderNumber)}`);
}
