'use server';

import { redirect } from 'next/navigation';
import { keepCartZip } from './keep-cart-zip';
import { acceptZip, keepZip, sameSitePath, type ZipState } from '../../../delivery';

/** Keeps the ZIP that all totals are for, the cart's too. With `returnTo` it leads back there, without it the caller stays. */
export const chooseZip = async (_before: ZipState, form: FormData): Promise<ZipState> => {
  const text = String(form.get('zip') ?? '');
  const accepted = await acceptZip(text);
  if ('error' in accepted) return { zip: text, error: accepted.error };
  await keepZip(accepted.zip);
  await keepCartZip(accepted.zip);
  const returnTo = form.get('returnTo');
  if (typeof returnTo === 'string') redirect(sameSitePath(returnTo));
  return { zip: accepted.zip, isChosen: true };
};
