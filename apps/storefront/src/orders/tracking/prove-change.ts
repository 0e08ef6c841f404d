'use server';

import { askTrackingCode, ContractError, FAULT_TABLE, openTrackedReturns } from '@simpletread/contract';
import { cutText, parseTrackingCode, storableText } from '@simpletread/domain';
import { redirect } from 'next/navigation';
import { shopperClient } from '../../shell/api';
import { PROVED_PAGES } from './proved-page';
import { keepTrackedOrder, readTrackedOrder } from './tracked-order';

export interface ProofState {
  /** True once a code was asked for. */
  readonly isAsked: boolean;
  readonly isJustAsked: boolean;
  readonly codeError?: string;
  readonly problem?: string;
  readonly attempt: number;
}

/** Has a code mailed to the buyer of the tracked order, and keeps it once they enter it: it lets them return tires, claim a lower price or coverage, and answer a delay. */
export const proveChange = async (before: ProofState, form: FormData): Promise<ProofState> => {
  const tracked = await readTrackedOrder();
  if (tracked === null) redirect('/track-your-order');
  const page = PROVED_PAGES.find((each) => each === form.get('page')) ?? 'return';
  const state = { isAsked: true, isJustAsked: false, attempt: before.attempt + 1 };
  const { orderNumber, zip } = tracked;
  const typed = cutText(storableText(String(form.get('code') ?? '')).trim(), 40);
  const code = parseTrackingCode(typed);
  try {
    const client = await shopperClient();
    if (!before.isAsked || form.has('again')) {
      await client.call(askTrackingCode, { body: { orderNumber, zip, isForChanges: true } });
      return { ...state, isJustAsked: true };
    }
    if (typed === '') return { ...state, codeError: 'Please enter the code from our email' };
    const body = { orderNumber, zip, code: code.ok ? code.value : '' };
    const { changesNeed } = await client.call(openTrackedReturns, { body });
    if (!code.ok || changesNeed !== null)
      return { ...state, codeError: FAULT_TABLE['order.codeWrong'].message };
    await keepTrackedOrder(body);
  } catch (error) {
    if (!(error instanceof ContractError)) throw error;
    return { ...state, isAsked: before.isAsked, problem: error.message };
  }
  redirect(`/track-your-order/${page}`);
};
