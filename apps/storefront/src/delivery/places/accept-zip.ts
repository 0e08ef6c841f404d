import { faultMessage } from '@simpletread/contract';
import { parseZip, shippingRefusal, type ShippingRefusal, ZIP_COOKIE } from '@simpletread/domain';
import { cookies } from 'next/headers';
import { isPreviewing, isRefusal } from '../../shell/api';
import { readPlace } from '../../shell/shopper';
import { attributesOf, type ZipSetter, zipText } from '../../shell/stored-values';

type ZipFault = 'preview.readOnly' | 'contact.zipInvalid' | ShippingRefusal;

/** A ZIP that we sell to, or the reason it is refused. */
export type AcceptedZip = { readonly zip: string } | { readonly error: string };

const refusedZip = (code: ZipFault = 'contact.zipInvalid'): AcceptedZip => ({
  error: faultMessage({ code, data: {} }),
});

/** Reads a typed ZIP. Nothing ships to military addresses or outside the contiguous states, so they get no prices. */
export const acceptZip = async (text: string): Promise<AcceptedZip> => {
  // A preview has its own place, set in its bar.
  if (await isPreviewing()) return refusedZip('preview.readOnly');
  const zip = parseZip(text);
  if (!zip.ok) return refusedZip();
  const { zip5 } = zip.value;
  // Bases are known by their ZIP, even one that no list has.
  if (shippingRefusal({ zip: zip5 }) === 'contact.militaryAddress')
    return refusedZip('contact.militaryAddress');
  try {
    const place = await readPlace(zip5);
    if (place.isMilitary) return refusedZip('contact.militaryAddress');
    if (!place.isContiguous) return refusedZip('contact.outsideShippingArea');
    return { zip: zip5 };
  } catch (error) {
    if (isRefusal(error, 'contact.zipInvalid', 'request.invalid')) return refusedZip();
    throw error;
  }
};

/** Stores the ZIP for all prices, and its source. */
export const keepZip = async (zip: string, setBy: ZipSetter = 'visitor'): Promise<void> => {
  (await cookies()).set(ZIP_COOKIE.name, zipText({ zip, setBy }), attributesOf(ZIP_COOKIE));
};
