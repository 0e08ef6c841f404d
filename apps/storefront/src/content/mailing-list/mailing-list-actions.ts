'use server';

import {
  confirmSubscription,
  faultMessage,
  joinMailingList,
  leaveMailingList,
  measureOpenings,
} from '@simpletread/contract';
import { cutText, parseEmail, storableText } from '@simpletread/domain';
import { redirect } from 'next/navigation';
import { isRefusal, shopperClient } from '../../shell/api';
import { reportProblem } from '../../shell/error-reports';
import type { ChangeAnswer } from '../../shell/form';
import type { JoinAnswer } from './join-answer';
import { subscriptionHref } from './subscription-href';

const OOPS = 'Oops, something went wrong! Please try again.';
const MOST_CHARACTERS = 254;

const typed = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? cutText(storableText(value).trim(), MOST_CHARACTERS) : '';
};

/** Asks for the link that joins the mailing list. The answer is the same for every address. */
export const joinList = async (before: JoinAnswer, form: FormData): Promise<JoinAnswer> => {
  const email = typed(form, 'email');
  const answer = { ...before, email, isSent: false, fields: {}, problem: null, attempt: before.attempt + 1 };
  const parsed = parseEmail(email);
  if (!parsed.ok) return { ...answer, fields: { email: faultMessage(parsed.fault) } };
  try {
    await (await shopperClient()).call(joinMailingList, { body: { email: parsed.value } });
  } catch (error) {
    if (!isRefusal(error, 'request.rateLimited')) reportProblem('mailing list', error);
    return { ...answer, problem: OOPS };
  }
  return { ...answer, isSent: true };
};

/** Joins with the link from our email, and shows the subscription. */
export const confirmJoining = async (before: ChangeAnswer, form: FormData): Promise<ChangeAnswer> => {
  let token: string;
  try {
    const body = { token: typed(form, 'token') };
    token = (await (await shopperClient()).call(confirmSubscription, { body })).subscriptionToken;
  } catch (error) {
    const isLate = isRefusal(error, 'mailingList.linkExpired', 'request.invalid');
    const problem = isLate ? faultMessage({ code: 'mailingList.linkExpired', data: {} }) : OOPS;
    if (!isLate) reportProblem('mailing list', error);
    return { ...before, problem, attempt: before.attempt + 1 };
  }
  redirect(`${subscriptionHref(token)}?joined=1`);
};

/** Leaves the mailing list; the page says so. */
export const leaveList = async (before: ChangeAnswer, form: FormData): Promise<ChangeAnswer> => {
  const token = typed(form, 'token');
  try {
    await (await shopperClient()).call(leaveMailingList, { body: { token, by: 'page' } });
  } catch (error) {
    reportProblem('mailing list', error);
    return { ...before, problem: OOPS, attempt: before.attempt + 1 };
  }
  redirect(subscriptionHref(token));
};

/** Agrees that we see whether our emails are opened, or takes it back. */
export const measureList = async (before: ChangeAnswer, form: FormData): Promise<ChangeAnswer> => {
  const token = typed(form, 'token');
  const isAgreed = typed(form, 'isAgreed') === 'yes';
  try {
    await (await shopperClient()).call(measureOpenings, { body: { token, isAgreed } });
  } catch (error) {
    reportProblem('mailing list', error);
    return { ...before, problem: OOPS, attempt: before.attempt + 1 };
  }
  redirect(subscriptionHref(token));
};
