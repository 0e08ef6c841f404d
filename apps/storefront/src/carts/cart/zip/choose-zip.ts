'use server';

import { redirect } from 'next/navigation';
import { keepCartZip } from './keep-cart-zip';
import { acceptZip, keepZip, sameSitePath, type ZipState } from '../../../delivery';

/** Stores the ZIP for all totals, the cart's included. Redirects to `returnTo` if given; otherwise the caller stays. */
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
