'use server';

import { answerTrackedDelay } from '@simpletread/contract';
import { redirect } from 'next/navigation';
import { shopperClient } from '../../shell/api';
import type { ChangeAnswer } from '../../shell/form';
import { answerOf, delayHref, fieldText, refusedAnswer } from '../delays';
import { readTrackedOrder } from './tracked-order';

/** Sends the answer of a guest who entered the code from our email, and shows what came of it. */
export const answerTracked = async (before: ChangeAnswer, form: FormData): Promise<ChangeAnswer> => {
  const proof = await readTrackedOrder();
  if (proof === null) redirect('/track-your-order');
  try {
    const body = { ...proof, ...answerOf(form) };
    const sent = { idempotencyKey: fieldText(form, 'key') };
    await (await shopperClient()).call(answerTrackedDelay, { body }, sent);
  } catch (error) {
    return refusedAnswer(before, error);
  }
  redirect(delayHref('tracked'));
};
