import type { Metadata } from 'next';
import { readSwap, readSwapOffers, SwapPageView, swapWish } from '../../../carts';
import { readGlobals } from '../../../content';

export const metadata: Metadata = {
  title: 'Swap or add tires',
  robots: { index: false, follow: false },
  // The address is a secret: no other site may see it.
  referrer: 'same-origin',
};

const NONE = { offers: [], refusal: null } as const;

export default async function SwapPage({ params, searchParams }: PageProps<'/swaps/[token]'>) {
  const { token } = await params;
  const [swap, globals] = await Promise.all([readSwap(token), readGlobals()]);
  const wish = swapWish(swap, await searchParams);
  const { offers, refusal } = wish === null ? NONE : await readSwapOffers(token, wish);
  return (
    <SwapPageView
      token={token}
      swap={{ ...swap, refusal: swap.refusal ?? refusal }}
      wish={refusal === null ? wish : null}
      offers={offers}
      phone={globals.customerServiceNumber}
    />
  );
}
