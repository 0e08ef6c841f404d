'use client';

import { Banner, Button } from '@simpletread/ui';
import { useActionState } from 'react';
import { chooseMethod } from './choose-method';

/** The previously entered card, ready to pay. */
export const KeptCard = ({ words }: { readonly words: string }) => {
  const [, send, isSending] = useActionState(chooseMethod, { problem: null });
  return (
    <form action={send}>
      <input type="hidden" name="method" value="card" />
      <Banner
        tone="good"
        action={
          <Button type="submit" variant="ghost" size="s" isLoading={isSending}>
            Use this card
          </Button>
        }
      >
        {words} is ready. To use another card, enter it below.
      </Banner>
    </form>
  );
};
