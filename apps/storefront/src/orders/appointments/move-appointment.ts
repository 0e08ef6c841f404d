'use server';

import { moveOwnAppointment } from '@simpletread/contract';
import { readAppointmentKey } from '@simpletread/domain';
import { redirect } from 'next/navigation';
import { shopperClient } from '../../shell/api';
import type { ChangeAnswer } from '../../shell/form';
import { runChange } from '../../sso';
import { moveHref } from './move-href';

const text = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

/** The time that the form shows as chosen; one picked under another day or option isn't. */
const chosenTime = (form: FormData) => {
  const choice = readAppointmentKey(text(form, 'slot'));
  if (choice === null || choice.date !== text(form, 'day')) return null;
  return choice.isDropOff === (text(form, 'stay') === 'leave') ? choice : null;
};

/** Moves the appointment to the chosen time, and returns to the order. */
export const moveAppointment = async (before: ChangeAnswer, form: FormData): Promise<ChangeAnswer> => {
  const orderNumber = text(form, 'orderNumber');
  const appointment = chosenTime(form);
  if (appointment === null) return { ...before, problem: 'Please select a time slot' };
  const answer = await runChange(moveHref(orderNumber), before, async () =>
    (await shopperClient()).call(
      moveOwnAppointment,
      {
        params: { orderNumber },
        body: { orderVersion: Number(text(form, 'orderVersion')), appointment },
      },
      { idempotencyKey: `${text(form, 'key')} ${text(form, 'slot')}` },
    ),
  );
  if (answer.problem === null) redirect(`/account/my-orders/${encodeURIComponent(orderNumber)}`);
  return answer;
};
