'use server';

import { ContractError, faultMessage } from '@simpletread/contract';
import { cutText, parseOrderNumber, parseZip, storableText } from '@simpletread/domain';
import { redirect } from 'next/navigation';
import { askForOrder, keepTrackedOrder } from './tracked-order';

export interface TrackingState {
  readonly orderNumber: string;
  readonly zip: string;
  readonly zipError?: string;
  /** Why no order is shown. */
  readonly problem?: string;
  readonly attempt: number;
}

const text = (form: FormData, name: string): string =>
  cutText(storableText(String(form.get(name) ?? '')).trim(), 40);

/** Finds the order and redirects to it; a wrong pair always gets the same message. */
export const findOrder = async (before: TrackingState, form: FormData): Promise<TrackingState> => {
  const typed = {
    orderNumber: text(form, 'orderNumber'),
    zip: text(form, 'zip'),
    attempt: before.attempt + 1,
  };
  const zip = parseZip(typed.zip);
  if (!zip.ok) return { ...typed, zipError: faultMessage(zip.fault) };
  const number = parseOrderNumber(typed.orderNumber);
  const mismatch = faultMessage({ code: 'order.trackingMismatch', data: {} });
  if (!number.ok) return { ...typed, problem: mismatch };
  const wanted = { orderNumber: number.value, zip: zip.value.zip5 };
  try {
    await askForOrder(wanted);
  } catch (error) {
    if (!(error instanceof ContractError)) throw error;
    return { ...typed, problem: error.code === 'request.invalid' ? mismatch : error.message };
  }
  await keepTrackedOrder(wanted);
  redirect('/track-your-order/result');
};
