'use server';

import { editOwnShopReview, FAULT_TABLE, writeShopReview } from '@simpletread/contract';
import { parseZip, storableText } from '@simpletread/domain';
import { redirect } from 'next/navigation';
import { shopperClient } from '../../../shell/api';
import type { ChangeAnswer } from '../../../shell/form';
import { writeShopReviewHref } from '../../../shell/paths';
import { readCustomer, runChange } from '../../../sso';
import { ownReviewHref } from '../own-review-href';

const text = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? storableText(value).trim() : '';
};

const refused = (before: ChangeAnswer, fields: Record<string, string>): ChangeAnswer => ({
  problem: Object.values(fields)[0] ?? null,
  fields,
  attempt: before.attempt + 1,
});

const MOST_SECONDS = 86_400;

const secondsSince = (openedAt: string, now: number): number | null => {
  const seconds = Math.round((now - Number(openedAt)) / 1000);
  return openedAt !== '' && seconds >= 0 && seconds <= MOST_SECONDS ? seconds : null;
};

const wordsOf = (form: FormData) => ({
  stars: Number(text(form, 'stars')),
  summary: text(form, 'summary'),
  comments: text(form, 'comments'),
  name: text(form, 'name'),
  wouldComeBack: text(form, 'again') === 'yes',
});

/** The gaps of a form, which the server would refuse. */
const gapsOf = (form: FormData): Record<string, string> => ({
  ...(text(form, 'stars') === '' ? { stars: 'Rate the shop from 1 to 5.' } : {}),
  ...(text(form, 'again') === '' ? { again: 'Choose yes or no.' } : {}),
});

/** Sends a review of a shop, and redirects to its page, which shows the deadline. */
export const sendShopReview = async (before: ChangeAnswer, form: FormData): Promise<ChangeAnswer> => {
  const gaps = gapsOf(form);
  if (Object.keys(gaps).length > 0) return refused(before, gaps);
  const [orderNumber, zip] = [text(form, 'orderNumber'), text(form, 'zip')];
  if (orderNumber === '' && (await readCustomer()) === null)
    return refused(before, { orderNumber: 'Enter your order ID.' });
  if (orderNumber !== '' && !parseZip(zip).ok)
    return refused(before, { zip: FAULT_TABLE['contact.zipInvalid'].message });
  const [code, slug] = [text(form, 'code'), text(form, 'slug')];
  const body = {
    ...wordsOf(form),
    email: text(form, 'email'),
    order: orderNumber === '' ? null : { orderNumber, zip },
    seconds: secondsSince(text(form, 'openedAt'), Date.now()),
  };
  let token = '';
  const answer = await runChange(writeShopReviewHref({ slug, code }), before, async () => {
    const client = await shopperClient();
    const input = { params: { code }, body };
    ({ token } = await client.call(writeShopReview, input, { idempotencyKey: text(form, 'key') }));
  });
  if (answer.problem === null) redirect(`${ownReviewHref(token)}?sent=1`);
  return answer;
};

/** Saves an edited review of a shop. */
export const editShopReview = async (before: ChangeAnswer, form: FormData): Promise<ChangeAnswer> => {
  const gaps = gapsOf(form);
  if (Object.keys(gaps).length > 0) return refused(before, gaps);
  const token = text(form, 'token');
  const body = { token, version: Number(text(form, 'version')), ...wordsOf(form) };
  const answer = await runChange(ownReviewHref(token), before, async () => {
    const client = await shopperClient();
    await client.call(editOwnShopReview, { body }, { idempotencyKey: text(form, 'key') });
  });
  if (answer.problem === null) redirect(ownReviewHref(token));
  return answer;
};
