'use server';

import { answerSatisfaction } from '@simpletread/contract';
import {
  cutText,
  MOST_SATISFACTION_CHARACTERS,
  SATISFACTION_RATINGS,
  storableText,
} from '@simpletread/domain';
import { shopperClient } from '../../shell/api';
import type { ChangeAnswer } from '../../shell/form';
import { runChange } from '../../sso';
import { feedbackHref } from './feedback-href';

const text = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? storableText(value).trim() : '';
};

const RATING_MISSING = 'Choose good or bad.';

/** Sends a rating, or the comment that is added to it. */
export const sendSatisfaction = async (before: ChangeAnswer, form: FormData): Promise<ChangeAnswer> => {
  const token = text(form, 'token');
  const rating = SATISFACTION_RATINGS.find((one) => one === text(form, 'rating'));
  if (rating === undefined)
    return { problem: RATING_MISSING, fields: { rating: RATING_MISSING }, attempt: before.attempt + 1 };
  const comment = cutText(text(form, 'comment'), MOST_SATISFACTION_CHARACTERS);
  return runChange(feedbackHref(token), before, async () => {
    await (await shopperClient()).call(answerSatisfaction, { body: { token, rating, comment } });
  });
};
