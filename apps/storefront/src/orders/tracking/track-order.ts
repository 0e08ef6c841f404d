'use server';

import { askTrackingCode, ContractError, faultMessage } from '@simpletread/contract';
import { cutText, parseOrderNumber, parseZip, storableText } from '@simpletread/domain';
import { redirect } from 'next/navigation';
import { shopperClient } from '../../shell/api';
import { nextPageOf } from './next-page';
import { askForOrder, keepTrackedOrder, type TrackedOrder } from './tracked-order';

export interface TrackingState {
  readonly orderNumber: string;
  readonly zip: string;
  readonly zipError?: string;
  readonly codeError?: string;
  /** Why no order is shown. */
  readonly problem?: string;
  /** The result of asking for or entering a code; a number that was guessed too often needs one. */
  readonly notice?: string;
  readonly isCodeNeeded: boolean;
  readonly attempt: number;
}

const text = (form: FormData, name: string): string =>
  cutText(storableText(String(form.get(name) ?? '')).trim(), 40);

/** The same for every number, so nobody learns which orders exist. */
const CODE_NOTICE =
  'If the order ID and ZIP code match, we email a code to the address on the order. Already have one? Use it first: we send another only after it expires.';

const sendCode = async ({ orderNumber, zip }: TrackedOrder): Promise<void> => {
  await (await shopperClient()).call(askTrackingCode, { body: { orderNumber, zip } });
};

/** Finds the order and redirects to it; a wrong pair always gets the same message. Asks for an emailed code where the number needs one. */
export const findOrder = async (before: TrackingState, form: FormData): Promise<TrackingState> => {
  const typed = {
    orderNumber: text(form, 'orderNumber'),
    zip: text(form, 'zip'),
    isCodeNeeded: before.isCodeNeeded,
    attempt: before.attempt + 1,
  };
  const zip = parseZip(typed.zip);
  if (!zip.ok) return { ...typed, zipError: faultMessage(zip.fault) };
  const number = parseOrderNumber(typed.orderNumber);
  const mismatch = faultMessage({ code: 'order.trackingMismatch', data: {} });
  if (!number.ok) return { ...typed, problem: mismatch };
  const code = text(form, 'code');
  // Asked again without the code, the same number mails none: there are only a few a day.
  if (before.isCodeNeeded && code === '' && !form.has('again') && before.orderNumber === typed.orderNumber)
    return { ...typed, codeError: 'Please enter the code from our email' };
  const pair = { orderNumber: number.value, zip: zip.value.zip5 };
  const wanted = code === '' ? pair : { ...pair, code };
  try {
    if (form.has('again')) {
      await sendCode(pair);
      return { ...typed, isCodeNeeded: true, notice: CODE_NOTICE };
    }
    await askForOrder(wanted);
  } catch (error) {
    if (!(error instanceof ContractError)) throw error;
    if (error.code !== 'order.codeNeeded')
      return { ...typed, problem: error.code === 'request.invalid' ? mismatch : error.message };
    await sendCode(pair);
    return { ...typed, isCodeNeeded: true, notice: `${error.message} ${CODE_NOTICE}` };
  }
  await keepTrackedOrder(wanted);
  redirect(`/track-your-order/${nextPageOf(text(form, 'next')) ?? 'result'}`);
};
