import type { GrantTermsInput } from '@simpletread/contract';
import {
  type AccountTypeName,
  EASTERN_ZONE,
  endOfZoneDay,
  PRICE_GROUPS,
  usualPriceGroup,
} from '@simpletread/domain';
import { useId, useState } from 'react';

import { DialogField, textOf } from '../../../shell/dialog/index.js';
import styles from '../../../shell/dialog/Choice.module.css';

interface ChoiceFieldProps {
  readonly name: string;
  readonly label: string;
  readonly options: readonly string[];
  readonly initial?: string;
}

/** One of a few, by the browser's own select. */
export const ChoiceField = ({ name, label, options, initial }: ChoiceFieldProps) => {
  const id = useId();
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      <select id={id} name={name} {...(initial === undefined ? {} : { defaultValue: initial })}>
        {options.map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </select>
    </div>
  );
};

interface DayFieldProps {
  readonly name: string;
  readonly label: string;
  readonly isRequired?: boolean;
}

const DayField = ({ name, label, isRequired = false }: DayFieldProps) => {
  const id = useId();
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      <input id={id} name={name} type="date" required={isRequired} />
    </div>
  );
};

interface TermsFieldsProps {
  readonly type: AccountTypeName;
  readonly companyName: string | null;
}

const TaxFields = () => {
  const [hasCertificate, setHasCertificate] = useState(false);
  return (
    <>
      <div onInput={(event) => setHasCertificate((event.target as HTMLInputElement).value.trim() !== '')}>
        <DialogField
          name="certificate"
          label="Tax exemption certificate"
          hint="Leave it empty where sales tax is owed. With one, say until when it holds."
          maxLength={60}
          isOptional
        />
      </div>
      <DayField name="taxUntil" label="Certificate holds through" isRequired={hasCertificate} />
    </>
  );
};

/** What an account gets with a type. */
export const TermsFields = ({ type, companyName }: TermsFieldsProps) => (
  <>
    <DialogField
      name="companyName"
      label="Company"
      {...(companyName === null ? {} : { initial: companyName })}
      maxLength={80}
      isOptional
    />
    <ChoiceField
      key={type}
      name="priceGroup"
      label="Prices of"
      options={PRICE_GROUPS}
      initial={usualPriceGroup(type)}
    />
    <TaxFields />
    <DayField name="until" label="Type holds through" />
  </>
);

/** The last moment of a day in the East: what holds through it ends at midnight. */
const endOf = (day: string): string => endOfZoneDay(day, EASTERN_ZONE).toISOString();

/** The terms that were filled in; the form asks for the end of a certificate. */
export const termsOf = (fields: FormData): GrantTermsInput => {
  const [companyName, certificate, taxUntil, until] = ['companyName', 'certificate', 'taxUntil', 'until'].map(
    (name) => textOf(fields, name),
  ) as [string, string, string, string];
  return {
    companyName: companyName === '' ? null : companyName,
    priceGroup: PRICE_GROUPS.find((group) => group === textOf(fields, 'priceGroup')) ?? 'retail',
    taxExemption: certificate === '' ? null : { certificate, until: endOf(taxUntil) },
    until: until === '' ? null : endOf(until),
  };
};
