import type { Metadata } from 'next';
import { readSwap, readSwapOffers, SwapPageView, swapWish } from '../../../carts';
import { readGlobals } from '../../../content';

export const metadata: Metadata = {
  title: 'Swap or add tires',
  robots: { index: false, follow: false },
  // The address is a secret: no other site may see it.
  referrer: 'same-origin',
};

export default async function SwapPage({ params, searchParams }: PageProps<'/swaps/[token]'>) {
  const { token } = await params;
  const [swap, globals] = await Promise.all([readSwap(token), readGlobals()]);
  const wish = swapWish(swap, await searchParams);
  const offers = wish === null ? [] : await readSwapOffers(token, wish);
  return (
    <SwapPageView
      token={token}
      swap={swap}
      wish={wish}
      offers={offers}
      phone={globals.customerServiceNumber}
    />
  );
}
