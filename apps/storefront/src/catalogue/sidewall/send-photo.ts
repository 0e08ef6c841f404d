'use server';

import { ContractError, FAULT_TABLE, readSidewall } from '@simpletread/contract';
import { photoAdvice } from '@simpletread/domain';
import { redirect } from 'next/navigation';
import { shopperClient } from '../../shell/api';
import { reportProblem } from '../../shell/error-reports';
import { sizedHref } from './sized-href';
import type { SnapAnswer } from './snap-answer';

/** A photo may wait for two others. */
const LONGEST_MS = 60_000;

const OOPS = 'Oops, something went wrong! Please try again.';

const problemOf = (error: unknown): string => {
  if (error instanceof ContractError && error.code !== null) {
    const [field] = error.fields;
    return field?.message ?? error.message;
  }
  reportProblem('reading a sidewall', error);
  return OOPS;
};

/** Has the photo read: redirects to the tires of its size, or returns choices. */
export const sendPhoto = async ({ attempt }: SnapAnswer, form: FormData): Promise<SnapAnswer> => {
  const photo = form.get('photo');
  const failed = (problem: string): SnapAnswer => ({
    attempt: attempt + 1,
    choices: null,
    serviceDescription: null,
    advice: null,
    problem,
  });
  if (!(photo instanceof File) || photo.size === 0)
    return failed(FAULT_TABLE['sidewall.photoMissing'].message);
  let leadsTo: string | null = null;
  let answer: SnapAnswer;
  try {
    const reading = await (
      await shopperClient({ timeoutMs: LONGEST_MS })
    ).call(readSidewall, { body: { photo } });
    const { choices, serviceDescription, isSure, problem } = reading;
    const advice = problem === null ? null : photoAdvice(problem);
    const [first] = choices;
    if (isSure && first !== undefined && first.tireCount > 0)
      leadsTo = sizedHref(first.sizeSlug, serviceDescription);
    answer = { attempt: attempt + 1, choices, serviceDescription, advice, problem: null };
  } catch (error) {
    answer = failed(problemOf(error));
  }
  if (leadsTo !== null) redirect(leadsTo);
  return answer;
};
