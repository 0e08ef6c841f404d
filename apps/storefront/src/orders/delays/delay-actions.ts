'use server';

import { answerDelay, answerOwnDelay } from '@simpletread/contract';
import { redirect } from 'next/navigation';
import { runChange } from '../../sso';
import { shopperClient } from '../../shell/api';
import type { ChangeAnswer } from '../../shell/form';
import { answerOf, fieldText as text, refusedAnswer } from './answer-form';
import { delayHref } from './delay-place';

/** Sends the answer of a link's holder, and shows what came of it. */
export const answerByLink = async (before: ChangeAnswer, form: FormData): Promise<ChangeAnswer> => {
  const token = text(form, 'token');
  try {
    const body = { token, ...answerOf(form) };
    await (await shopperClient()).call(answerDelay, { body }, { idempotencyKey: text(form, 'key') });
  } catch (error) {
    return refusedAnswer(before, error);
  }
  redirect(delayHref({ token }));
};

/** Sends the answer of a signed-in customer, and shows what came of it. */
export const answerSignedIn = async (before: ChangeAnswer, form: FormData): Promise<ChangeAnswer> => {
  const orderNumber = text(form, 'orderNumber');
  const href = delayHref({ orderNumber });
  const answer = await runChange(href, before, async () =>
    (await shopperClient()).call(
      answerOwnDelay,
      { params: { orderNumber }, body: answerOf(form) },
      { idempotencyKey: text(form, 'key') },
    ),
  );
  if (answer.problem === null) redirect(href);
  return answer;
};
