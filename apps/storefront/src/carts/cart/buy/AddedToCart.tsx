'use client';

import { Banner, Button } from '@simpletread/ui';
import { useCallback, useEffect, useState } from 'react';
import { track } from '../../../shell/analytics-events';
import { KeepCart } from '../../../shell/shopper';
import { PageLink, useHasScript } from '../../../shell/controls';
import { tiresText } from '../../../pricing';
import { LazyCartDrawer } from '../drawer/LazyCartDrawer';
import { takeFirstOpening } from '../drawer/first-opening';
import type { ShownCart } from '../state/shown-cart';

/** Inside a buy form: stays on the page and shows the cart. The drawer opens automatically once per session. */
export const AddedToCart = ({ added }: { added: ShownCart | null }) => {
  const hasScript = useHasScript();
  const [opened, setOpened] = useState<ShownCart | null>(null);
  const close = useCallback(() => setOpened(null), []);
  useEffect(() => {
    if (added !== null) track({ name: 'Product Added', properties: { quantity: added.cart.quantity } });
  }, [added]);
  useEffect(() => {
    if (added === null || !takeFirstOpening()) return;
    const timer = setTimeout(() => setOpened(added), 0);
    return () => clearTimeout(timer);
  }, [added]);
  return (
    <>
      {hasScript && <input type="hidden" name="stay" value="yes" />}
      {added !== null && <KeepCart cartId={added.cart.cartId} quantity={added.cart.quantity} />}
      {added !== null && (
        <Banner
          tone="good"
          isLive
          action={
            <Button href="/cart" linkAs={PageLink} variant="ghost" size="s">
              View cart
            </Button>
          }
        >
          Added. {tiresText(added.cart.quantity)} in your cart.
        </Banner>
      )}
      {opened !== null && <LazyCartDrawer onClose={close} shown={opened} />}
    </>
  );
};
