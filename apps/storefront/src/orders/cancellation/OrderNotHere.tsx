'use client';

import { Button, EmptyState } from '@simpletread/ui';
import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { PageLink } from '../../shell/controls';

const LOOK_AGAIN_MS = 1_500;
const MOST_LOOKS = 10;

interface OrderNotHereProps {
  /** The page that was asked for. */
  readonly href: string;
  readonly email: string;
}

/** An order that isn't in the account. A guest's order joins a new account moments after it opens, so the page looks again by itself. */
export const OrderNotHere = ({ href, email }: OrderNotHereProps) => {
  const router = useRouter();
  const [looks, setLooks] = useState(0);
  useEffect(() => {
    if (looks >= MOST_LOOKS) return undefined;
    const timer = setTimeout(() => {
      router.refresh();
      setLooks((before) => before + 1);
    }, LOOK_AGAIN_MS);
    return () => clearTimeout(timer);
  }, [looks, router]);
  return (
    <EmptyState
      title="This order isn’t in your account"
      actions={
        <>
          <Button href={href}>Check again</Button>
          <Button href="/account/my-orders" linkAs={PageLink} variant="ghost">
            My Orders
          </Button>
        </>
      }
    >
      Orders placed with {email} appear here within moments. If you used another address, sign in with that
      one.
    </EmptyState>
  );
};
