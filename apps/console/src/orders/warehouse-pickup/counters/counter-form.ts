import { changePickupCounter, type PickupCounter } from '@simpletread/contract';
import { formatPhone, type OpeningHours, parsePhone } from '@simpletread/domain';

import { formContract } from '../../../shell/form/index.js';
import type { CounterBody } from './counter-calls.js';

/** A counter as its editor holds it. */
export interface CounterForm {
  readonly name: string;
  readonly address1: string;
  readonly directions: string;
  readonly phone: string;
  readonly hours: OpeningHours;
  readonly closedDays: readonly string[];
}

export type CounterInput = Omit<CounterBody, 'version'>;

export const formOf = ({
  name,
  address1,
  directions,
  phone,
  hours,
  closedDays,
}: PickupCounter): CounterForm => ({
  name,
  address1,
  directions: directions ?? '',
  phone: formatPhone(phone, 'parentheses'),
  hours,
  closedDays,
});

/** The ten digits of a number; anything else is sent as it is, and refused. */
const digitsOf = (text: string): string => {
  const read = parsePhone(text);
  return read.ok ? read.value.digits : text;
};

const inputOf = ({ directions, phone, hours, closedDays, ...form }: CounterForm): CounterInput => ({
  ...form,
  directions: directions.trim() === '' ? null : directions,
  phone: digitsOf(phone),
  hours: { ...hours },
  closedDays: [...closedDays].sort(),
});

/** Checks a counter by the contract. The version doesn’t matter to the check. */
export const counterContract = formContract<CounterForm, CounterInput>({
  schema: changePickupCounter.body,
  inputOf: (form) => ({ ...inputOf(form), version: 1 }),
});
