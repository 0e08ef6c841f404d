import type { GrantTermsInput } from '@simpletread/contract';
import {
  type AccountTypeName,
  certificateEndsAt,
  ownValue,
  PRICE_GROUPS,
  type PriceGroup,
  usualPriceGroup,
} from '@simpletread/domain';
import { useWatch } from 'react-hook-form';

import { DayInput, type FieldErrors, SelectInput, TextInput } from '../../../shell/form/index.js';

/** The terms of a type as the form holds them: days are days, empty for none. */
export interface Terms {
  readonly companyName: string;
  readonly priceGroup: PriceGroup;
  readonly certificate: string;
  readonly taxUntil: string;
  readonly until: string;
}

const GROUPS = PRICE_GROUPS.map((group) => [group, group] as const);

/** Returns the usual terms of a type. */
export const usualTerms = (type: AccountTypeName, companyName: string | null): Terms => ({
  companyName: companyName ?? '',
  priceGroup: usualPriceGroup(type),
  certificate: '',
  taxUntil: '',
  until: '',
});

const TaxFields = () => {
  const certificate = useWatch<Terms>({ name: 'certificate' });
  return (
    <>
      <TextInput
        source="certificate"
        label="Tax exemption certificate"
        hint="Leave empty if sales tax applies. Otherwise, enter the last day it is valid."
        maxLength={60}
      />
      <DayInput source="taxUntil" label="Certificate valid through" isRequired={certificate.trim() !== ''} />
    </>
  );
};

/** The terms of an account type. */
export const TermsFields = () => (
  <>
    <TextInput source="companyName" label="Company" maxLength={80} />
    <SelectInput source="priceGroup" label="Price group" options={GROUPS} />
    <TaxFields />
    <DayInput source="until" label="Type valid through" />
  </>
);

/** A type or certificate that is valid through a day ends at its midnight. Empty while no day is chosen. */
const endOf = (day: string): string => (day === '' ? '' : certificateEndsAt(day).toISOString());

/** Returns the terms to send. */
export const termsInput = ({
  companyName,
  priceGroup,
  certificate,
  taxUntil,
  until,
}: Terms): GrantTermsInput => ({
  companyName: companyName === '' ? null : companyName,
  priceGroup,
  taxExemption: certificate === '' ? null : { certificate, until: endOf(taxUntil) },
  until: until === '' ? null : endOf(until),
});

const FIELDS: Readonly<Record<string, string>> = {
  'taxExemption.certificate': 'certificate',
  'taxExemption.until': 'taxUntil',
};

/** The form's names for the fields of the terms, and what the contract can't say of them. */
export const TERMS_CHECK = {
  fieldOf: (path: string): string => ownValue(FIELDS, path) ?? path,
  check: ({ certificate, taxUntil }: Terms): FieldErrors =>
    certificate !== '' && taxUntil === '' ? { taxUntil: 'Please enter the last day it is valid.' } : {},
} as const;
