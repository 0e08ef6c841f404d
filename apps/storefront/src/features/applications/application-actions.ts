'use server';

import {
  answerApplication,
  applyForType,
  type CallInput,
  MOST_DOCUMENTS,
  withdrawApplication,
} from '@simpletread/contract';
import { redirect } from 'next/navigation';
import { shopperClient } from '../../api/client';
import type { ChangeAnswer } from '../standing/change-answer';
import { runChange } from '../standing/run-change';

const LIST = '/account/applications';
const FORM = '/account/applications/new';

type Form = CallInput<typeof applyForType>['body'];

const text = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
};

/** A file field that was left alone comes as one file without bytes. */
const documentsOf = (form: FormData): File[] =>
  form
    .getAll('documents')
    .filter((value): value is File => value instanceof File && value.size > 0)
    .slice(0, MOST_DOCUMENTS + 1);

const tooMany = (before: ChangeAnswer): ChangeAnswer => ({
  problem: null,
  fields: { documents: `Please attach at most ${MOST_DOCUMENTS} documents` },
  attempt: before.attempt + 1,
});

export const sendApplication = async (before: ChangeAnswer, form: FormData): Promise<ChangeAnswer> => {
  const documents = documentsOf(form);
  if (documents.length > MOST_DOCUMENTS) return tooMany(before);
  const body = {
    type: text(form, 'type'),
    companyName: text(form, 'companyName'),
    about: text(form, 'about'),
    documents,
  } as Form; // Which type it is, the API judges.
  const answer = await runChange(FORM, before, async () =>
    (await shopperClient()).call(applyForType, { body }),
  );
  if (answer.problem === null) redirect(LIST);
  return answer;
};

export const sendAnswer = async (before: ChangeAnswer, form: FormData): Promise<ChangeAnswer> => {
  const documents = documentsOf(form);
  if (documents.length > MOST_DOCUMENTS) return tooMany(before);
  return runChange(LIST, before, async () =>
    (await shopperClient()).call(answerApplication, {
      params: { id: text(form, 'id') },
      body: { text: text(form, 'text'), documents },
    }),
  );
};

export const takeBack = async (before: ChangeAnswer, form: FormData): Promise<ChangeAnswer> =>
  runChange(LIST, before, async () =>
    (await shopperClient()).call(withdrawApplication, { params: { id: text(form, 'id') } }),
  );
