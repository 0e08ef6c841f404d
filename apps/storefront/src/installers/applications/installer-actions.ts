'use server';

import {
  amendInstallerApplication,
  answerInstallerQuestion,
  applyAsInstaller,
  type CallInput,
  ContractError,
  faultMessage,
  withdrawInstallerApplication,
} from '@simpletread/contract';
import { randomUUID } from 'node:crypto';
import { revalidatePath } from 'next/cache';
import { redirect } from 'next/navigation';
import { shopperClient } from '../../shell/api';
import { loginHref, runChange } from '../../sso';
import type { ChangeAnswer } from '../../shell/form';
import type { InstallerAnswer } from './installer-answer';
import { dayText, faultsOfTyped } from './installer-check';
import { errorsOfRefusal } from './installer-errors';
import { type InstallerTyped, typedOf } from './installer-typed';

const PAGE = '/account/installer-application';
const LOOK_AGAIN = 'Please check the marked fields.';
const OOPS = 'Oops, something went wrong! Please try again.';

type Form = CallInput<typeof applyAsInstaller>['body'];

const text = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
};

const bodyOf = ({ texts, days, services, tireTypes, badges }: InstallerTyped, form: FormData): Form => {
  const image = form.get('storeImage');
  return {
    ...texts,
    hoursMon: dayText(days.mon),
    hoursTue: dayText(days.tue),
    hoursWed: dayText(days.wed),
    hoursThu: dayText(days.thu),
    hoursFri: dayText(days.fri),
    hoursSat: dayText(days.sat),
    hoursSun: dayText(days.sun),
    services,
    tireTypes,
    badges,
    agreement: 'yes',
    // An empty file field is sent as one file without bytes.
    ...(image instanceof File && image.size > 0 ? { storeImage: image } : {}),
  };
};

/** Sends the form with `send`, which redirects on success; faults return with the typed text. */
const sendForm = async (
  { attempt }: InstallerAnswer,
  form: FormData,
  path: string,
  send: (body: Form, idempotencyKey: string) => Promise<void>,
): Promise<InstallerAnswer> => {
  const typed = typedOf(form);
  const answer = { typed, errors: {}, problem: LOOK_AGAIN, sendKey: randomUUID(), attempt: attempt + 1 };
  const faults = Object.entries(faultsOfTyped(typed));
  if (faults.length > 0)
    return {
      ...answer,
      errors: Object.fromEntries(faults.map(([field, fault]) => [field, faultMessage(fault)])),
    };
  try {
    await send(bodyOf(typed, form), text(form, 'sendKey'));
  } catch (error) {
    if (!(error instanceof ContractError)) throw error;
    if (error.code === 'access.signInRequired') redirect(loginHref(path));
    const errors = errorsOfRefusal(error);
    if (errors !== null) return { ...answer, errors };
    return { ...answer, problem: (error.statusCode ?? 500) < 500 ? error.message : OOPS };
  }
  return { ...answer, problem: null };
};

export const sendInstallerForm = async (
  before: InstallerAnswer,
  form: FormData,
): Promise<InstallerAnswer> => {
  let hasOwner = false;
  const answer = await sendForm(before, form, '/installers/apply', async (body, idempotencyKey) => {
    const client = await shopperClient();
    hasOwner = (await client.call(applyAsInstaller, { body }, { idempotencyKey })).id !== null;
  });
  if (answer.problem !== null) return answer;
  revalidatePath(PAGE);
  redirect(hasOwner ? `${PAGE}?sent` : '/installers/sent');
};

export const amendInstallerForm = async (
  before: InstallerAnswer,
  form: FormData,
): Promise<InstallerAnswer> => {
  const id = text(form, 'id');
  const answer = await sendForm(before, form, `${PAGE}/${id}`, async (body, idempotencyKey) => {
    const isImageRemoved = text(form, 'isImageRemoved') === 'yes' ? ({ isImageRemoved: 'yes' } as const) : {};
    const version = text(form, 'version');
    await (
      await shopperClient()
    ).call(
      amendInstallerApplication,
      { params: { id }, body: { ...body, ...isImageRemoved, version } },
      { idempotencyKey },
    );
  });
  if (answer.problem !== null) return answer;
  revalidatePath(PAGE);
  redirect(PAGE);
};

export const answerQuestion = async (before: ChangeAnswer, form: FormData): Promise<ChangeAnswer> =>
  runChange(PAGE, before, async () =>
    (await shopperClient()).call(
      answerInstallerQuestion,
      { params: { id: text(form, 'id') }, body: { text: text(form, 'text') } },
      { idempotencyKey: text(form, 'sendKey') },
    ),
  );

export const withdraw = async (before: ChangeAnswer, form: FormData): Promise<ChangeAnswer> =>
  runChange(PAGE, before, async () =>
    (await shopperClient()).call(
      withdrawInstallerApplication,
      { params: { id: text(form, 'id') } },
      { idempotencyKey: text(form, 'sendKey') },
    ),
  );
