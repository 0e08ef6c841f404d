'use server';

import { stopReviewInvitations } from '@simpletread/contract';
import { redirect } from 'next/navigation';
import { shopperClient } from '../../../shell/api';
import type { ChangeAnswer } from '../../../shell/form';
import { runChange } from '../../../sso';
import { stopInvitationsHref } from '../own-review-href';

/** Stops emails that ask for reviews, and redirects to the page that says so. */
export const stopAsking = async (before: ChangeAnswer, form: FormData): Promise<ChangeAnswer> => {
  const token = form.get('token');
  const invitation = typeof token === 'string' ? token : '';
  const href = stopInvitationsHref(invitation);
  const answer = await runChange(href, before, async () => {
    await (await shopperClient()).call(stopReviewInvitations, { body: { invitation } });
  });
  if (answer.problem === null) redirect(href);
  return answer;
};
