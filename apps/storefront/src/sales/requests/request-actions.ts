'use server';

import { sendSalesRequest } from '@simpletread/contract';
import { storableText } from '@simpletread/domain';
import { shopperClient } from '../../shell/api';
import { reportProblem } from '../../shell/error-reports';
import { REQUEST_FIELDS, type RequestAnswer, type TypedRequest } from './request-answer';
import { checkRequest, LOOK_AGAIN, requestProblem } from './request-check';

const text = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? storableText(value).trim() : '';
};

/** Asks sales for a price; the answer has the request's number, or what is wrong. */
export const askForTires = async (before: RequestAnswer, form: FormData): Promise<RequestAnswer> => {
  const typed = Object.fromEntries(REQUEST_FIELDS.map((name) => [name, text(form, name)])) as TypedRequest;
  const attempt = before.attempt + 1;
  const fields = checkRequest(typed);
  if (Object.keys(fields).length > 0)
    return { problem: LOOK_AGAIN, fields, attempt, typed, requestNumber: null };
  try {
    const key = text(form, 'key');
    const client = await shopperClient();
    const { requestNumber } = await client.call(sendSalesRequest, { body: typed }, { idempotencyKey: key });
    return { problem: null, fields: {}, attempt, typed, requestNumber };
  } catch (error) {
    reportProblem('sales request', error);
    return { problem: requestProblem(error), fields: {}, attempt, typed, requestNumber: null };
  }
};
