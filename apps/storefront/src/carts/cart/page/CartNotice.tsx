'use client';

import { Banner, Button } from '@simpletread/ui';
import { useEffect, useRef } from 'react';
import { CartForm, useCartChanges } from './CartChanges';

const isFieldFocused = (): boolean => document.activeElement?.matches('input, select, textarea') === true;

/** What the last change left to say: why it was refused, or how to take a removal back. */
export const CartNotice = () => {
  const { problem, removed } = useCartChanges();
  const notice = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone with its line: without a new place the keyboard starts at the top again. Whoever went on
  // to a field by then stays in it.
  useEffect(() => {
    if (removed !== null && !isFieldFocused()) notice.current?.focus();
  }, [removed]);
  if (problem !== null) {
    return (
      <Banner tone="warn" isLive>
        {problem}
      </Banner>
    );
  }
  if (removed === null) return null;
  const { name, tireId, quantity, axle, hasRoadHazard } = removed;
  return (
    <div ref={notice} tabIndex={-1}>
      <CartForm intent="restore" fields={{ tireId, quantity, axle, coverage: hasRoadHazard ? 'on' : '' }}>
        <Banner
          isLive
          action={
            <Button type="submit" variant="ghost" size="s">
              Undo
            </Button>
          }
        >
          {name} is out of your cart.
        </Banner>
      </CartForm>
    </div>
  );
};
