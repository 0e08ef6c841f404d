import { faultMessage } from '@simpletread/contract';
import { parseZip, ZIP_COOKIE } from '@simpletread/domain';
import { cookies } from 'next/headers';
import { isPreviewing, isRefusal } from '../../shell/api';
import { readPlace } from '../../shell/shopper';
import { attributesOf, type ZipSetter, zipText } from '../../shell/stored-values';

type ZipFault =
  'preview.readOnly' | 'contact.zipInvalid' | 'contact.militaryAddress' | 'contact.outsideShippingArea';

/** A ZIP that we sell to, or why another text is none. */
export type AcceptedZip = { readonly zip: string } | { readonly error: string };

const refusedZip = (code: ZipFault = 'contact.zipInvalid'): AcceptedZip => ({
  error: faultMessage({ code, data: {} }),
});

/** Reads what was typed as a ZIP. Nothing is shipped to military addresses and outside the adjoining states, so no price is told for them. */
export const acceptZip = async (text: string): Promise<AcceptedZip> => {
  // A preview has a place of its own, which its bar changes.
  if (await isPreviewing()) return refusedZip('preview.readOnly');
  const zip = parseZip(text);
  if (!zip.ok) return refusedZip();
  try {
    const place = await readPlace(zip.value.zip5);
    if (place.isMilitary) return refusedZip('contact.militaryAddress');
    if (!place.isContiguous) return refusedZip('contact.outsideShippingArea');
    return { zip: zip.value.zip5 };
  } catch (error) {
    if (isRefusal(error, 'contact.zipInvalid', 'request.invalid')) return refusedZip();
    throw error;
  }
};

/** Keeps the ZIP that all prices are for from now on, and who set it. */
export const keepZip = async (zip: string, setBy: ZipSetter = 'visitor'): Promise<void> => {
  (await cookies()).set(ZIP_COOKIE.name, zipText({ zip, setBy }), attributesOf(ZIP_COOKIE));
};
