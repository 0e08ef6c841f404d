'use server';

import { FAULT_TABLE } from '@simpletread/contract';
import {
  type Cents,
  COVERAGE_CLAIM_KINDS,
  cutText,
  isAboutBill,
  isAboutTires,
  isCoverageBill,
  MOST_COVERAGE_CLAIM_PICTURES,
  MOST_COVERAGE_CLAIM_TEXT,
  parseDollars,
  storableText,
} from '@simpletread/domain';
import { redirect } from 'next/navigation';
import { runChange } from '../../sso';
import {
  addPicture,
  answerClaim,
  appealClaim,
  cancelClaim,
  type ClaimStep,
  makeClaim,
} from './coverage-calls';
import { coverageHref, placeOf } from './coverage-place';
import { readTireChoice } from './tire-choice';
import { type ChangeAnswer, picturesOf, wrongPictures } from '../../shell/form';

const text = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? storableText(value).trim() : '';
};

const words = (form: FormData, name: string): string => cutText(text(form, name), MOST_COVERAGE_CLAIM_TEXT);

const stepOf = (form: FormData): ClaimStep => ({
  place: placeOf(text(form, 'orderNumber')),
  claimNumber: text(form, 'claimNumber'),
  idempotencyKey: text(form, 'key'),
});

const refused = (before: ChangeAnswer, fields: ChangeAnswer['fields'], problem?: string): ChangeAnswer => ({
  problem: problem ?? Object.values(fields)[0] ?? '',
  fields,
  attempt: before.attempt + 1,
});

/** Reads a bill's total; null if it is none. */
const billOf = (form: FormData): Cents | null => {
  const bill = parseDollars(text(form, 'bill'));
  return bill.ok && isCoverageBill(bill.value) ? bill.value : null;
};

const BILL_MISSING = FAULT_TABLE['coverageClaim.billMissing'].message;

/** Sends the claim, and then its pictures. */
export const sendCoverageClaim = async (before: ChangeAnswer, form: FormData): Promise<ChangeAnswer> => {
  const place = placeOf(text(form, 'orderNumber'));
  const kind = COVERAGE_CLAIM_KINDS.find((each) => each === text(form, 'kind'));
  if (kind === undefined) return refused(before, {}, 'Choose what happened.');
  const tires = isAboutTires(kind) ? readTireChoice(text(form, 'tires')) : null;
  if (isAboutTires(kind) && tires === null) return refused(before, { tires: 'Choose the damaged tires.' });
  const billInCents = isAboutBill(kind) ? billOf(form) : null;
  if (isAboutBill(kind) && billInCents === null) return refused(before, { bill: BILL_MISSING });
  const comments = words(form, 'comments');
  if (comments === '') return refused(before, { comments: 'Tell us how it happened.' });
  const pictures = picturesOf(form);
  const wrong = wrongPictures(pictures, MOST_COVERAGE_CLAIM_PICTURES);
  if (wrong !== null) return refused(before, { pictures: wrong });
  const unread: string[] = [];
  const answer = await runChange(coverageHref(place), before, async () => {
    const body = {
      kind,
      lineId: tires?.lineId ?? null,
      quantity: tires?.quantity ?? 0,
      billInCents,
      comments,
    };
    const made = await makeClaim(place, body, text(form, 'key'));
    // Another claim may have been made since; the newest of this kind and line is the one that was sent.
    const own = made.claims.find(
      (claim) => claim.kind === kind && (claim.line?.lineId ?? null) === body.lineId,
    );
    const claimNumber = own?.claimNumber ?? '';
    for (const picture of pictures)
      await addPicture({ place, claimNumber }, picture).catch(() => void unread.push(picture.name));
  });
  if (answer.problem === null)
    redirect(`${coverageHref(place)}${unread.length === 0 ? '' : `?unread=${unread.length}`}`);
  return answer;
};

/** Answers our question, with the pictures that it asks for. */
export const answerOneClaim = async (before: ChangeAnswer, form: FormData): Promise<ChangeAnswer> => {
  const step = stepOf(form);
  const answer = words(form, 'text');
  if (answer === '') return refused(before, { text: 'Answer our question.' });
  const billInCents = text(form, 'bill') === '' ? null : billOf(form);
  if (text(form, 'bill') !== '' && billInCents === null) return refused(before, { bill: BILL_MISSING });
  const pictures = picturesOf(form);
  const wrong = wrongPictures(pictures, MOST_COVERAGE_CLAIM_PICTURES);
  if (wrong !== null) return refused(before, { pictures: wrong });
  return runChange(coverageHref(step.place), before, async () => {
    for (const picture of pictures) await addPicture(step, picture);
    await answerClaim(step, { text: answer, billInCents });
  });
};

export const appealOneClaim = async (before: ChangeAnswer, form: FormData): Promise<ChangeAnswer> => {
  const step = stepOf(form);
  const appeal = words(form, 'text');
  if (appeal === '') return refused(before, { text: 'Tell us why you disagree.' });
  return runChange(coverageHref(step.place), before, () => appealClaim(step, appeal));
};

export const cancelOneClaim = async (before: ChangeAnswer, form: FormData): Promise<ChangeAnswer> => {
  const step = stepOf(form);
  return runChange(coverageHref(step.place), before, () => cancelClaim(step));
};

export const addOnePicture = async (before: ChangeAnswer, form: FormData): Promise<ChangeAnswer> => {
  const step = stepOf(form);
  const pictures = picturesOf(form);
  const [picture] = pictures;
  if (picture === undefined)
    return refused(before, { pictures: FAULT_TABLE['return.pictureMissing'].message });
  const wrong = wrongPictures(pictures, MOST_COVERAGE_CLAIM_PICTURES);
  if (wrong !== null) return refused(before, { pictures: wrong });
  return runChange(coverageHref(step.place), before, () => addPicture(step, picture));
};
