'use server';

import { answerDelay, answerOwnDelay, ContractError } from '@simpletread/contract';
import { cents, type DelayAnswer } from '@simpletread/domain';
import { redirect } from 'next/navigation';
import { runChange } from '../../sso';
import { shopperClient } from '../../shell/api';
import type { ChangeAnswer } from '../../shell/form';
import { delayHref } from './delay-place';

const FAILED = 'Oops, something went wrong! Please try again.';

const text = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

const answerOf = (form: FormData) => ({
  version: Number(text(form, 'version')),
  answer: (text(form, 'answer') === 'agree' ? 'agree' : 'cancel') satisfies DelayAnswer as DelayAnswer,
  expectedRefundInCents: cents(Number(text(form, 'refundInCents'))),
});

/** Sends the answer of a link's holder, and shows what came of it. */
export const answerByLink = async (before: ChangeAnswer, form: FormData): Promise<ChangeAnswer> => {
  const token = text(form, 'token');
  try {
    const body = { token, ...answerOf(form) };
    await (await shopperClient()).call(answerDelay, { body }, { idempotencyKey: text(form, 'key') });
  } catch (error) {
    const isSaid = error instanceof ContractError && (error.statusCode ?? 500) < 500;
    return { ...before, problem: isSaid ? error.message : FAILED, attempt: before.attempt + 1 };
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
