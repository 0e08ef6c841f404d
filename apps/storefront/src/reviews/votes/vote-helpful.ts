'use server';

import { randomBytes } from 'node:crypto';
import { ContractError, voteForReview } from '@simpletread/contract';
import { isUuid, VOTER_COOKIE } from '@simpletread/domain';
import { cookies } from 'next/headers';
import { shopperClient } from '../../shell/api';
import { attributesOf } from '../../shell/stored-values';
import type { HelpfulAnswer } from './helpful-answer';

const MARK = /^[\w-]{43}$/;

/** The random mark of this browser, which is kept from its first vote on. */
const markOf = async (): Promise<string> => {
  const jar = await cookies();
  const known = jar.get(VOTER_COOKIE.name)?.value ?? '';
  const mark = MARK.test(known) ? known : randomBytes(32).toString('base64url');
  jar.set(VOTER_COOKIE.name, mark, attributesOf(VOTER_COOKIE));
  return mark;
};

/** Counts a reader's vote for a review, or takes it back. */
export const voteHelpful = async (before: HelpfulAnswer, form: FormData): Promise<HelpfulAnswer> => {
  const reviewId = form.get('reviewId');
  if (typeof reviewId !== 'string' || !isUuid(reviewId)) return before;
  const body = { mark: await markOf(), isHelpful: form.get('isHelpful') === 'yes' };
  try {
    const client = await shopperClient();
    const reply = await client.call(voteForReview, { params: { reviewId }, body });
    return { ...reply, problem: null };
  } catch (error) {
    const isRefused = error instanceof ContractError && (error.statusCode ?? 500) <= 503;
    if (!isRefused) throw error;
    return { ...before, problem: error.message };
  }
};
