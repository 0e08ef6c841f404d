'use server';

import { FAULT_TABLE, faultMessage } from '@simpletread/contract';
import {
  type Cents,
  cutText,
  MOST_PRICE_CLAIM_COMMENT,
  MOST_PRICE_CLAIM_PICTURES,
  parseDollars,
  parseOfferAddress,
  PRICE_CLAIM_KINDS,
  type PriceClaimKind,
  storableText,
} from '@simpletread/domain';
import { redirect } from 'next/navigation';
import { runChange } from '../../sso';
import { addPicture, makeClaim, withdrawClaim } from './claim-calls';
import { claimHref, placeOf } from './claim-place';
import { readClaims } from './read-claims';
import { type ChangeAnswer, picturesOf, wrongPictures } from '../../shell/form';

const text = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? storableText(value).trim() : '';
};

interface Offer {
  readonly pricePerTireInCents: Cents | null;
  readonly offerAddress: string;
}

/** Reads the lower price that a buyer names, or returns the field that is wrong. */
const offerOf = (
  form: FormData,
  kind: PriceClaimKind,
  pictures: readonly File[],
): { readonly offer: Offer } | { readonly fields: ChangeAnswer['fields'] } => {
  if (kind === 'own-price') return { offer: { pricePerTireInCents: null, offerAddress: '' } };
  const price = parseDollars(text(form, 'price'));
  if (!price.ok || price.value <= 0)
    return { fields: { price: 'Enter the price of one tire, like $129.99.' } };
  const offerAddress = text(form, 'offerAddress');
  if (offerAddress === '' && pictures.length === 0)
    return { fields: { offerAddress: 'Enter the address of the offer, or add a picture of it.' } };
  const address = offerAddress === '' ? null : parseOfferAddress(offerAddress);
  if (address?.ok === false) return { fields: { offerAddress: faultMessage(address.fault) } };
  return { offer: { pricePerTireInCents: price.value, offerAddress } };
};

/** Sends the claim, and then its pictures. */
export const sendClaim = async (before: ChangeAnswer, form: FormData): Promise<ChangeAnswer> => {
  const place = placeOf(text(form, 'orderNumber'));
  const again = (problem: string, fields: ChangeAnswer['fields'] = {}): ChangeAnswer => ({
    problem,
    fields,
    attempt: before.attempt + 1,
  });
  const offer = await readClaims(place);
  if (offer === null) redirect('/track-your-order');
  if (offer.changesNeed !== null) return again('Your code has expired. Reload this page to get a new one.');
  const lineId = text(form, 'lineId');
  if (lineId === '') return again('Choose the tires that are cheaper now.');
  const kind = PRICE_CLAIM_KINDS.find((each) => each === text(form, 'kind'));
  if (kind === undefined) return again('Choose whose price is lower.');
  const pictures = kind === 'offer' ? picturesOf(form) : [];
  const wrong = wrongPictures(pictures, MOST_PRICE_CLAIM_PICTURES);
  if (wrong !== null) return again(wrong, { pictures: wrong });
  const read = offerOf(form, kind, pictures);
  if ('fields' in read) return again(Object.values(read.fields)[0] ?? '', read.fields);
  const comments = cutText(text(form, 'comments'), MOST_PRICE_CLAIM_COMMENT);
  const unread: string[] = [];
  const answer = await runChange(claimHref(place), before, async () => {
    const made = await makeClaim(place, { lineId, kind, ...read.offer, comments }, text(form, 'key'));
    // Another line may have been claimed since; the newest claim of this one is the one that was sent.
    const own = made.claims.find((claim) => claim.line.lineId === lineId && claim.kind === kind);
    const claimNumber = own?.claimNumber ?? '';
    for (const picture of pictures)
      await addPicture(place, claimNumber, picture).catch(() => void unread.push(picture.name));
  });
  if (answer.problem === null)
    redirect(`${claimHref(place)}${unread.length === 0 ? '' : `?unread=${unread.length}`}`);
  return answer;
};

export const withdrawOneClaim = async (before: ChangeAnswer, form: FormData): Promise<ChangeAnswer> => {
  const place = placeOf(text(form, 'orderNumber'));
  return runChange(claimHref(place), before, () =>
    withdrawClaim(place, text(form, 'claimNumber'), text(form, 'key')),
  );
};

export const addOnePicture = async (before: ChangeAnswer, form: FormData): Promise<ChangeAnswer> => {
  const place = placeOf(text(form, 'orderNumber'));
  const pictures = picturesOf(form);
  const [picture] = pictures;
  const wrong =
    picture === undefined
      ? FAULT_TABLE['return.pictureMissing'].message
      : wrongPictures(pictures, MOST_PRICE_CLAIM_PICTURES);
  if (picture === undefined || wrong !== null)
    return { problem: wrong, fields: {}, attempt: before.attempt + 1 };
  return runChange(claimHref(place), before, () => addPicture(place, text(form, 'claimNumber'), picture));
};
