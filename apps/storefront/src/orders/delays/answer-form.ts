import { ContractError } from '@simpletread/contract';
import { cents, type DelayAnswer } from '@simpletread/domain';
import type { ChangeAnswer } from '../../shell/form';

const FAILED = 'Oops, something went wrong! Please try again.';

export const fieldText = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

/** The answer, with the version and the refund that the page showed. */
export const answerOf = (form: FormData) => ({
  version: Number(fieldText(form, 'version')),
  answer: (fieldText(form, 'answer') === 'agree' ? 'agree' : 'cancel') satisfies DelayAnswer as DelayAnswer,
  expectedRefundInCents: cents(Number(fieldText(form, 'refundInCents'))),
});

/** An answer that the server refused, with its reason. */
export const refusedAnswer = (before: ChangeAnswer, error: unknown): ChangeAnswer => {
  const isSaid = error instanceof ContractError && (error.statusCode ?? 500) < 500;
  return { ...before, problem: isSaid ? error.message : FAILED, attempt: before.attempt + 1 };
};
