'use client';

import { Banner, Button } from '@simpletread/ui';
import { useEffect, useRef } from 'react';
import { CartForm, useCartChanges } from './CartChanges';

const isFieldFocused = (): boolean => document.activeElement?.matches('input, select, textarea') === true;

/** The result of the last change: why it was refused, or how to undo a removal. */
export const CartNotice = () => {
  const { problem, removed } = useCartChanges();
  const notice = useRef<HTMLDivElement>(null);
  // The pressed button disappears with its line, and without a new place the keyboard starts at the top again. Focus that moved to a field
  // stays there.
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
          {name} was removed from your cart.
        </Banner>
      </CartForm>
    </div>
  );
};
