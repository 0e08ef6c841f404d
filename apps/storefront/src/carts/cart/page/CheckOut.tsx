'use client';

import { Button } from '@simpletread/ui';
import { PageLink } from '../../../shell/controls';
import { useCartChanges } from './CartChanges';

/** The checkout button. It waits while the cart is recalculated, and is disabled with `reason`. */
export const CheckOut = ({ reason }: { reason: string | undefined }) => {
  const { isPending } = useCartChanges();
  return reason === undefined && !isPending ? (
    <Button href="/checkout/shipping" linkAs={PageLink} variant="cta" size="l" isFullWidth>
      Check out
    </Button>
  ) : (
    <Button variant="cta" size="l" isFullWidth isLoading={isPending} disabledReason={reason}>
      Check out
    </Button>
  );
};
