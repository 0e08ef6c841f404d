'use server';

import { type ChosenVehicle, chosenVehicle, FAULT_TABLE } from '@simpletread/contract';
import {
  cents,
  cutText,
  formatMoney,
  handlingDueAgain,
  isUuid,
  MOST_RETURN_COMMENT,
  MOST_RETURN_PICTURES,
  priceReturn,
  RETURN_REASONS,
  storableText,
} from '@simpletread/domain';
import { redirect } from 'next/navigation';
import { runChange } from '../../sso';
import { addPicture, appealReturn, cancelReturn, requestReturn } from './return-calls';
import { placeOf, returnHref } from './return-place';
import { readReturns } from './read-returns';
import { type ChangeAnswer, picturesOf, wrongPicture, wrongPictures } from '../../shell/form';

export interface ReturnAnswer extends ChangeAnswer {
  /** The refund that the shopper has seen; null until they have. */
  readonly seenInCents: number | null;
}

const text = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? storableText(value).trim() : '';
};

/** The right tires that the form chose; null without any. */
const exchangeOf = (form: FormData): { tireId: string; vehicle: ChosenVehicle } | null => {
  const tireId = text(form, 'exchangeTireId');
  const vehicle = chosenVehicle.safeParse(parsedJson(text(form, 'exchangeVehicle')));
  return isUuid(tireId) && vehicle.success ? { tireId, vehicle: vehicle.data } : null;
};

const parsedJson = (value: string): unknown => {
  try {
    return JSON.parse(value);
  } catch {
    return null;
  }
};

/** Requests the return for the refund that was shown; a shopper without script sees it first. */
export const sendReturn = async (before: ReturnAnswer, form: FormData): Promise<ReturnAnswer> => {
  const place = placeOf(text(form, 'orderNumber'));
  const again = (problem: string, fields: ChangeAnswer['fields'] = {}): ReturnAnswer => ({
    problem,
    fields,
    attempt: before.attempt + 1,
    seenInCents: null,
  });
  const offer = await readReturns(place);
  if (offer === null) redirect('/track-your-order');
  if (offer.changesNeed !== null) return again('Your code has expired. Reload this page to get a new one.');
  const chosen = offer.lines.map((line) => ({
    ...line,
    quantity: Number(text(form, `quantity ${line.lineId}`)) || 0,
  }));
  const isPossible = chosen.every(({ quantity, returnable }) => quantity >= 0 && quantity <= returnable);
  if (!isPossible || chosen.every(({ quantity }) => quantity === 0))
    return again(FAULT_TABLE['return.nothingChosen'].message);
  const reason = RETURN_REASONS.find((each) => each === text(form, 'reason'));
  if (reason === undefined) return again('Choose a reason for the return.');
  if (!form.has('isUnused')) return again(FAULT_TABLE['return.notUnused'].message);
  const pictures = picturesOf(form);
  const wrong = wrongPictures(pictures, MOST_RETURN_PICTURES);
  if (wrong !== null) return again(wrong, { pictures: wrong });
  const dueAgain = handlingDueAgain(offer.waivedHandling, chosen);
  const { refundInCents } = priceReturn(chosen, { dueAgain });
  const seen = text(form, 'seenInCents');
  if (seen !== String(refundInCents))
    return {
      ...again(`Your refund is ${formatMoney(refundInCents)}. Send the request again to confirm.`),
      seenInCents: refundInCents,
    };
  const body = {
    lines: chosen.map(({ lineId, quantity }) => ({ lineId, quantity })),
    reason,
    comments: cutText(text(form, 'comments'), MOST_RETURN_COMMENT),
    isUnused: true,
    expectedRefundInCents: cents(refundInCents),
    exchange: reason === 'wrong-size' ? exchangeOf(form) : null,
  };
  const unread: string[] = [];
  let exchangeToken: string | null = null;
  const answer = await runChange(returnHref(place), before, async () => {
    const sent = await requestReturn(place, body, text(form, 'key'));
    const returnNumber = sent.returns[0]?.returnNumber ?? '';
    exchangeToken = sent.returns[0]?.exchange?.token ?? null;
    for (const picture of pictures)
      await addPicture(place, returnNumber, picture).catch(() => void unread.push(picture.name));
  });
  if (answer.problem === null && exchangeToken !== null) redirect(`/exchanges/${String(exchangeToken)}`);
  if (answer.problem === null)
    redirect(`${returnHref(place)}${unread.length === 0 ? '' : `?unread=${unread.length}`}`);
  return { ...answer, seenInCents: null };
};

export const cancelOneReturn = async (before: ChangeAnswer, form: FormData): Promise<ChangeAnswer> => {
  const place = placeOf(text(form, 'orderNumber'));
  return runChange(returnHref(place), before, () =>
    cancelReturn(place, text(form, 'returnNumber'), text(form, 'key')),
  );
};

export const appealOneReturn = async (before: ChangeAnswer, form: FormData): Promise<ChangeAnswer> => {
  const place = placeOf(text(form, 'orderNumber'));
  const appeal = {
    returnNumber: text(form, 'returnNumber'),
    text: cutText(text(form, 'text'), MOST_RETURN_COMMENT),
  };
  if (appeal.text === '')
    return { problem: 'Tell us why you disagree.', fields: {}, attempt: before.attempt + 1 };
  return runChange(returnHref(place), before, () => appealReturn(place, appeal, text(form, 'key')));
};

export const addOnePicture = async (before: ChangeAnswer, form: FormData): Promise<ChangeAnswer> => {
  const place = placeOf(text(form, 'orderNumber'));
  const [picture] = picturesOf(form);
  const wrong = picture === undefined ? FAULT_TABLE['return.pictureMissing'].message : wrongPicture(picture);
  if (picture === undefined || wrong !== null)
    return { problem: wrong, fields: {}, attempt: before.attempt + 1 };
  return runChange(returnHref(place), before, () => addPicture(place, text(form, 'returnNumber'), picture));
};
