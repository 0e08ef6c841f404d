'use server';

import {
  addReviewPicture,
  answerReviewQuestion,
  appealReview,
  editOwnReview,
  FAULT_TABLE,
  withdrawReview,
  writeReview,
} from '@simpletread/contract';
import {
  cutText,
  isUuid,
  MOST_REVIEW_PICTURES,
  MOST_REVIEW_WORDS,
  parseZip,
  storableText,
} from '@simpletread/domain';
import { redirect } from 'next/navigation';
import { isRefusal, shopperClient } from '../../shell/api';
import { type ChangeAnswer, picturesOf, wrongPictures } from '../../shell/form';
import { lineReviewsHref } from '../../shell/paths';
import { runChange } from '../../sso';
import { ownReviewHref } from './own-review-href';
import { readReviewValues, reviewBody } from './read-review-form';
import { gapSentence, reviewGaps } from './review-gaps';
import { REVIEW_MESSAGES } from './review-messages';
import type { ReviewValues } from './review-values';

const text = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? storableText(value).trim() : '';
};

const refused = (before: ChangeAnswer, problem: string, fields: ChangeAnswer['fields']): ChangeAnswer => ({
  problem,
  fields,
  attempt: before.attempt + 1,
});

/** The refusal of a form with gaps; null without any. */
const gapsOf = (before: ChangeAnswer, values: ReviewValues, isEdit: boolean): ChangeAnswer | null => {
  const gaps = reviewGaps(values, REVIEW_MESSAGES, isEdit);
  if (gaps.length === 0) return null;
  return refused(
    before,
    gapSentence(gaps),
    Object.fromEntries(gaps.map(({ field, message }) => [field, message])),
  );
};

/** The refusal of pictures that can't be sent; null if they can. */
const wrongPicturesOf = (before: ChangeAnswer, form: FormData): ChangeAnswer | null => {
  const wrong = wrongPictures(picturesOf(form), MOST_REVIEW_PICTURES);
  return wrong === null ? null : refused(before, wrong, { pictures: wrong });
};

/** Adds the form's pictures to a review; returns how many couldn't be added. */
const addPictures = async (token: string, form: FormData): Promise<number> => {
  const client = await shopperClient();
  let unread = 0;
  for (const picture of picturesOf(form))
    await client.call(addReviewPicture, { body: { token, picture } }).catch(() => (unread += 1));
  return unread;
};

/** The address of one's own review, with how many pictures couldn't be added. */
const afterwards = (token: string, isSent: boolean, unread: number): string => {
  const query = new URLSearchParams({
    ...(isSent ? { sent: '1' } : {}),
    ...(unread === 0 ? {} : { unread: String(unread) }),
  }).toString();
  return query === '' ? ownReviewHref(token) : `${ownReviewHref(token)}?${query}`;
};

const secondsSince = (openedAt: string, now: number): number | null => {
  const seconds = Math.round((now - Number(openedAt)) / 1000);
  return openedAt !== '' && seconds >= 0 && seconds <= 86_400 ? seconds : null;
};

// The form has no field for the code that such an order asks for.
const ORDER_GUARDED =
  'Someone entered too many wrong ZIP codes for this order ID. To post your review without it, leave the order ID empty.';

/** Sends a review, and redirects to its page, which shows the deadline. */
export const sendReview = async (before: ChangeAnswer, form: FormData): Promise<ChangeAnswer> => {
  const values = readReviewValues(form);
  const gaps = gapsOf(before, values, false) ?? wrongPicturesOf(before, form);
  if (gaps !== null) return gaps;
  const [orderNumber, zip] = [values.get('orderNumber') ?? '', values.get('zip') ?? ''];
  if (orderNumber !== '' && !parseZip(zip).ok) {
    const message = FAULT_TABLE['contact.zipInvalid'].message;
    return refused(before, message, { zip: message });
  }
  const [brand, line, invitation] = [text(form, 'brand'), text(form, 'line'), text(form, 'invitation')];
  const body = {
    ...{ brand, line, ...reviewBody(values), email: values.get('email') ?? '' },
    ...(invitation === '' ? {} : { invitation }),
    order: orderNumber === '' ? null : { orderNumber, zip },
    seconds: secondsSince(text(form, 'openedAt'), Date.now()),
  };
  const sent = { token: '', isOrderGuarded: false, unread: 0 };
  const answer = await runChange(lineReviewsHref(brand, line), before, async () => {
    const client = await shopperClient();
    try {
      sent.token = (await client.call(writeReview, { body }, { idempotencyKey: text(form, 'key') })).token;
    } catch (error) {
      sent.isOrderGuarded = isRefusal(error, 'order.codeNeeded');
      throw error;
    }
    sent.unread = await addPictures(sent.token, form);
  });
  if (sent.isOrderGuarded) return { ...answer, problem: ORDER_GUARDED };
  if (answer.problem === null) redirect(afterwards(sent.token, true, sent.unread));
  return answer;
};

/** Saves an edited review. */
export const editReview = async (before: ChangeAnswer, form: FormData): Promise<ChangeAnswer> => {
  const values = readReviewValues(form);
  const gaps = gapsOf(before, values, true) ?? wrongPicturesOf(before, form);
  if (gaps !== null) return gaps;
  const token = text(form, 'token');
  const droppedPictures = form.getAll('droppedPictures').filter((id) => typeof id === 'string' && isUuid(id));
  const version = Number(text(form, 'version'));
  const body = {
    ...{ token, version, ...reviewBody(values) },
    droppedPictures: droppedPictures.slice(0, MOST_REVIEW_PICTURES) as string[],
  };
  let unread = 0;
  const answer = await runChange(ownReviewHref(token), before, async () => {
    const client = await shopperClient();
    await client.call(editOwnReview, { body }, { idempotencyKey: text(form, 'key') });
    unread = await addPictures(token, form);
  });
  if (answer.problem === null) redirect(afterwards(token, false, unread));
  return answer;
};

const WORDS_MISSING = 'Write a few words.';

const sayWords = async (
  endpoint: typeof answerReviewQuestion | typeof appealReview,
  before: ChangeAnswer,
  form: FormData,
): Promise<ChangeAnswer> => {
  const token = text(form, 'token');
  const words = cutText(text(form, 'text'), MOST_REVIEW_WORDS);
  if (words === '') return refused(before, WORDS_MISSING, { text: WORDS_MISSING });
  return runChange(ownReviewHref(token), before, async () => {
    const client = await shopperClient();
    await client.call(endpoint, { body: { token, text: words } }, { idempotencyKey: text(form, 'key') });
  });
};

export const answerQuestion = async (before: ChangeAnswer, form: FormData): Promise<ChangeAnswer> =>
  sayWords(answerReviewQuestion, before, form);

export const appealRejection = async (before: ChangeAnswer, form: FormData): Promise<ChangeAnswer> =>
  sayWords(appealReview, before, form);

export const withdrawOwnReview = async (before: ChangeAnswer, form: FormData): Promise<ChangeAnswer> => {
  const token = text(form, 'token');
  return runChange(ownReviewHref(token), before, async () => {
    const client = await shopperClient();
    await client.call(withdrawReview, { body: { token } }, { idempotencyKey: text(form, 'key') });
  });
};
