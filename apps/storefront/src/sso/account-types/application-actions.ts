'use server';

import {
  answerApplication,
  applyForType,
  type CallInput,
  FAULT_TABLE,
  MOST_DOCUMENTS,
  withdrawApplication,
} from '@simpletread/contract';
import { redirect } from 'next/navigation';
import { shopperClient } from '../../shell/api';
import type { ChangeAnswer } from '../../shell/form';
import { runChange } from '../accounts';
import type { ApplicationAnswer } from './application-answer';
import { checkApplication, checkPapers } from './application-check';

const LIST = '/account/applications';
const FORM = '/account/applications/new';
const LOOK_AGAIN = 'Please check the marked fields.';

type Form = CallInput<typeof applyForType>['body'];

const text = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
};

/** An empty file field is sent as one file without bytes. */
const documentsOf = (form: FormData): File[] =>
  form
    .getAll('documents')
    .filter((value): value is File => value instanceof File && value.size > 0)
    .slice(0, MOST_DOCUMENTS + 1);

/** A file with a false type is reported as a fault of the whole form; it is shown at the file field. */
const atTheirField = (answer: ChangeAnswer): ChangeAnswer =>
  answer.problem === FAULT_TABLE['application.documentType'].message
    ? { ...answer, fields: { ...answer.fields, documents: answer.problem } }
    : answer;

export const sendApplication = async (
  before: ApplicationAnswer,
  form: FormData,
): Promise<ApplicationAnswer> => {
  const documents = documentsOf(form);
  const typed = {
    type: text(form, 'type'),
    companyName: text(form, 'companyName'),
    about: text(form, 'about'),
  };
  const wrong = checkApplication(typed, documents);
  if (Object.keys(wrong).length > 0)
    return { problem: LOOK_AGAIN, fields: wrong, attempt: before.attempt + 1, typed };
  const body = { ...typed, documents } as Form; // The check has validated the type.
  const answer = await runChange(FORM, before, async () =>
    (await shopperClient()).call(applyForType, { body }),
  );
  if (answer.problem === null) redirect(LIST);
  return { ...atTheirField(answer), typed };
};

export const sendAnswer = async (before: ChangeAnswer, form: FormData): Promise<ChangeAnswer> => {
  const documents = documentsOf(form);
  const wrong = checkPapers(documents, 0);
  if (wrong !== null)
    return { problem: LOOK_AGAIN, fields: { documents: wrong }, attempt: before.attempt + 1 };
  const answer = await runChange(LIST, before, async () =>
    (await shopperClient()).call(answerApplication, {
      params: { id: text(form, 'id') },
      body: { text: text(form, 'text'), documents },
    }),
  );
  return atTheirField(answer);
};

export const takeBack = async (before: ChangeAnswer, form: FormData): Promise<ChangeAnswer> =>
  runChange(LIST, before, async () =>
    (await shopperClient()).call(withdrawApplication, { params: { id: text(form, 'id') } }),
  );
