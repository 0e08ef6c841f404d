'use server';

import { ContractError, faultMessage, openWorkOrder, type WorkOrder } from '@simpletread/contract';
import { cutText, parseZip, storableText } from '@simpletread/domain';
import { shopperClient } from '../../shell/api';

export interface WorkOrderState {
  readonly orderNumber: string;
  readonly zip: string;
  readonly zipError?: string;
  /** Why no work order is shown. */
  readonly problem?: string;
  readonly order: WorkOrder | null;
  readonly attempt: number;
}

const text = (form: FormData, name: string): string =>
  cutText(storableText(String(form.get(name) ?? '')).trim(), 40);

/** A number that was guessed too often opens with a code that its buyer gets, which is none of the shop's. */
const LOCKED = 'This order ID was tried too often. Please try again tomorrow, or call us.';

/** Finds the work order of an order by the ZIP of its shop; a wrong pair always gets the same message. Nothing is kept in the browser. */
export const findWorkOrder = async (before: WorkOrderState, form: FormData): Promise<WorkOrderState> => {
  const typed = {
    orderNumber: text(form, 'orderNumber'),
    zip: text(form, 'zip'),
    order: null,
    attempt: before.attempt + 1,
  };
  const zip = parseZip(typed.zip);
  if (!zip.ok) return { ...typed, zipError: faultMessage(zip.fault) };
  try {
    const client = await shopperClient();
    const body = { orderNumber: typed.orderNumber, zip: zip.value.zip5 };
    return { ...typed, order: await client.call(openWorkOrder, { body }) };
  } catch (error) {
    if (!(error instanceof ContractError)) throw error;
    return { ...typed, problem: error.code === 'order.codeNeeded' ? LOCKED : error.message };
  }
};
