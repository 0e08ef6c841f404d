'use server';

import { cancelOwnOrder } from '@simpletread/contract';
import { CANCEL_REASONS, cents } from '@simpletread/domain';
import { redirect } from 'next/navigation';
import { runChange } from '../../sso';
import { shopperClient } from '../../shell/api';
import type { ChangeAnswer } from '../../shell/form';
import { cancelHref } from './cancel-href';

const text = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

/** Cancels the order as its preview showed it, and returns to its page. */
export const cancelOrder = async (before: ChangeAnswer, form: FormData): Promise<ChangeAnswer> => {
  const orderNumber = text(form, 'orderNumber');
  const answer = await runChange(cancelHref(orderNumber), before, async () =>
    (await shopperClient()).call(
      cancelOwnOrder,
      {
        params: { orderNumber },
        body: {
          orderVersion: Number(text(form, 'orderVersion')),
          expectedRefundInCents: cents(Number(text(form, 'refundInCents'))),
          reason: CANCEL_REASONS.find((reason) => reason === text(form, 'reason')) ?? null,
        },
      },
      { idempotencyKey: text(form, 'key') },
    ),
  );
  if (answer.problem === null) redirect(`/account/my-orders/${encodeURIComponent(orderNumber)}`);
  return answer;
};
