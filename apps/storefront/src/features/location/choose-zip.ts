'use server';

import { faultMessage } from '@simpletread/contract';
import { parseZip } from '@simpletread/domain';
import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import { isRefusal } from '../../api/contract-problem';
import { readPlace } from '../../api/places';
import { cookieAttributes, COOKIES, YEAR_SECONDS } from '../../shopper/cookies';
import { sameSitePath } from './same-site-path';

export interface ZipState {
  readonly zip: string;
  readonly error?: string;
  readonly isChosen?: true;
}

type ZipFault = 'contact.zipInvalid' | 'contact.militaryAddress' | 'contact.outsideShippingArea';

const refusedZip = (zip: string, code: ZipFault = 'contact.zipInvalid'): ZipState => ({
  zip,
  error: faultMessage({ code, data: {} }),
});

/** Keeps the ZIP that all totals are for. With `returnTo` it leads back there, without it the caller stays. */
export const chooseZip = async (_before: ZipState, form: FormData): Promise<ZipState> => {
  const text = String(form.get('zip') ?? '');
  const zip = parseZip(text);
  if (!zip.ok) return refusedZip(text);
  try {
    const place = await readPlace(zip.value.zip5);
    if (place.isMilitary) return refusedZip(text, 'contact.militaryAddress');
    if (!place.isContiguous) return refusedZip(text, 'contact.outsideShippingArea');
  } catch (error) {
    if (isRefusal(error, 'contact.zipInvalid', 'request.invalid')) return refusedZip(text);
    throw error;
  }
  (await cookies()).set(COOKIES.zip, zip.value.zip5, { ...cookieAttributes(YEAR_SECONDS), httpOnly: true });
  const returnTo = form.get('returnTo');
  if (typeof returnTo === 'string') redirect(sameSitePath(returnTo));
  return { zip: zip.value.zip5, isChosen: true };
};
