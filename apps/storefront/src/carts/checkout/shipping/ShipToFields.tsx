'use client';

import { SelectField, type SelectOption } from '@simpletread/ui';
import { useState } from 'react';
import {
  ADDRESS_1,
  ADDRESS_2,
  CITY,
  COMPANY,
  EMAIL,
  FIRST_NAME,
  LAST_NAME,
  PHONE,
  SPECIAL_INSTRUCTIONS,
  ZIP,
  type ShipToControl,
} from './ship-to-fields';
import styles from './Shipping.module.css';
import { ShipToText } from './ShipToText';
import type { ShippingState } from './shipping-state';

const PHONE_OPTIONS: readonly SelectOption[] = [
  { value: 'mobile', label: 'Mobile' },
  { value: 'home', label: 'Home' },
  { value: 'work', label: 'Work' },
];

interface ShipToFieldsProps {
  readonly state: ShippingState;
  readonly states: readonly SelectOption[];
  readonly messages: Readonly<Record<string, string>>;
}

/** The recipient and the address. */
export const ShipToFields = ({ state, states, messages }: ShipToFieldsProps) => {
  const { values, errors, attempt } = state;
  // A choice clears its message; the next attempt may bring it back.
  const [answered, setAnswered] = useState<{ attempt: number; fields: readonly string[] }>({
    attempt,
    fields: [],
  });
  const fields = answered.attempt === attempt ? answered.fields : [];
  const answer = (field: string) => setAnswered({ attempt, fields: [...fields, field] });
  const shown = (field: 'phoneType' | 'state') => (fields.includes(field) ? undefined : errors[field]);
  const text = (control: ShipToControl, className?: string, isMultiline = false) => (
    <ShipToText
      control={control}
      value={values[control.name]}
      error={errors[control.name]}
      attempt={attempt}
      messages={messages}
      isMultiline={isMultiline}
      className={className}
    />
  );
  return (
    <div className={styles.fields}>
      {text(FIRST_NAME, styles.half)}
      {text(LAST_NAME, styles.half)}
      {text(EMAIL, styles.whole)}
      {text(PHONE, styles.half)}
      <SelectField
        label="Phone type"
        name="phoneType"
        className={styles.half}
        options={PHONE_OPTIONS}
        placeholder="Choose"
        defaultValue={values.phoneType ?? ''}
        error={shown('phoneType')}
        onChange={() => answer('phoneType')}
        isRequired
      />
      {text(ADDRESS_1, styles.whole)}
      {text(ADDRESS_2, styles.half)}
      {text(COMPANY, styles.half)}
      {text(CITY, styles.half)}
      <SelectField
        label="State"
        name="state"
        autoComplete="address-level1"
        className={styles.quarter}
        options={states}
        placeholder="Choose"
        defaultValue={values.state ?? ''}
        error={shown('state')}
        onChange={() => answer('state')}
        isRequired
      />
      {text(ZIP, styles.quarter)}
      {text(SPECIAL_INSTRUCTIONS, styles.whole, true)}
    </div>
  );
};
