'use server';

import { askForErasure, askForExport, cancelErasure, ContractError } from '@simpletread/contract';
import { revalidatePath } from 'next/cache';
import { redirect } from 'next/navigation';
import { isRefusal, shopperClient } from '../../shell/api';
import { loginHref } from '../sessions';

const PRIVACY = '/account/privacy';

export interface PrivacyAnswer {
  readonly problem: string | null;
}

const text = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

/** Runs one request; a signed-out visitor signs in, and the API's refusal is shown in its words. */
const act = async (request: () => Promise<unknown>): Promise<PrivacyAnswer> => {
  try {
    await request();
  } catch (error) {
    if (isRefusal(error, 'access.signInRequired')) redirect(loginHref(PRIVACY));
    if (error instanceof ContractError && (error.statusCode ?? 500) < 500) return { problem: error.message };
    throw error;
  }
  revalidatePath(PRIVACY);
  return { problem: null };
};

/** The key comes with the form: sent twice it is one request. */
const keyOf = (form: FormData) => ({ idempotencyKey: text(form, 'key') });

export const requestExport = async (_before: PrivacyAnswer, form: FormData): Promise<PrivacyAnswer> =>
  act(async () => (await shopperClient()).call(askForExport, {}, keyOf(form)));

export const requestErasure = async (_before: PrivacyAnswer, form: FormData): Promise<PrivacyAnswer> => {
  const body = { password: text(form, 'password'), confirmation: text(form, 'confirmation') };
  if (body.password === '') return { problem: 'Please enter your password' };
  return act(async () => (await shopperClient()).call(askForErasure, { body }, keyOf(form)));
};

export const keepData = async (_before: PrivacyAnswer, form: FormData): Promise<PrivacyAnswer> =>
  act(async () => (await shopperClient()).call(cancelErasure, {}, keyOf(form)));
