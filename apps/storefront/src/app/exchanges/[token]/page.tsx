import type { Metadata } from 'next';
import { ExchangePageView, readExchange } from '../../../carts';
import { readGlobals } from '../../../content';

export const metadata: Metadata = {
  title: 'Your exchange',
  robots: { index: false, follow: false },
  // The address is a secret: no other site may see it.
  referrer: 'same-origin',
};

export default async function ExchangePage({ params }: PageProps<'/exchanges/[token]'>) {
  const { token } = await params;
  const [exchange, globals] = await Promise.all([readExchange(token), readGlobals()]);
  return <ExchangePageView token={token} exchange={exchange} phone={globals.customerServiceNumber} />;
}
