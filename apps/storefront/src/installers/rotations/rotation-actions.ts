'use server';

import { createHash } from 'node:crypto';
import { bookRotation, cancelRotation, moveRotation } from '@simpletread/contract';
import { readPickedFields } from '@simpletread/domain';
import { revalidatePath } from 'next/cache';
import { redirect } from 'next/navigation';
import { shopperClient } from '../../shell/api';
import type { ChangeAnswer } from '../../shell/form';
import { GARAGE_PATH, rotationHref } from '../../shell/paths';
import { runChange } from '../../sso';

export interface RotationAnswer extends ChangeAnswer {
  readonly phone?: string;
}

const text = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
};

/** Books the chosen time, or moves the booked rotation to it, and returns to the garage. */
export const keepRotationTime = async (before: RotationAnswer, form: FormData): Promise<RotationAnswer> => {
  const vehicleId = text(form, 'vehicleId');
  const phone = text(form, 'phone');
  const appointment = readPickedFields({
    stay: text(form, 'stay'),
    day: text(form, 'day'),
    slot: text(form, 'slot'),
  });
  if (appointment === null)
    return { ...before, phone, problem: 'Please select a time slot', attempt: before.attempt + 1 };
  const id = text(form, 'id');
  // A header can't hold all that people type.
  const typed = createHash('sha256').update(phone).digest('base64url');
  const key = { idempotencyKey: `${text(form, 'key')} ${text(form, 'slot')} ${typed}` };
  const shopCode = text(form, 'shop');
  const answer = await runChange(rotationHref(vehicleId), before, async () => {
    const client = await shopperClient();
    return id === ''
      ? client.call(bookRotation, { body: { vehicleId, shopCode, appointment, phone } }, key)
      : client.call(
          moveRotation,
          { params: { id }, body: { version: Number(text(form, 'version')), appointment } },
          key,
        );
  });
  if (answer.problem !== null) return { ...answer, phone };
  revalidatePath(GARAGE_PATH);
  redirect(GARAGE_PATH);
};

/** Cancels a booked rotation, and shows the garage. */
export const cancelBooked = async (before: ChangeAnswer, form: FormData): Promise<ChangeAnswer> => {
  const [id, version] = [text(form, 'id'), Number(text(form, 'version'))];
  const answer = await runChange(GARAGE_PATH, before, async () =>
    (await shopperClient()).call(
      cancelRotation,
      { params: { id }, body: { version } },
      { idempotencyKey: `cancel ${id} ${version}` },
    ),
  );
  if (answer.problem === null) redirect(GARAGE_PATH);
  return answer;
};
