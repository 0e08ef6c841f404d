import type { GrantTermsInput } from '@simpletread/contract';
import {
  type AccountTypeName,
  certificateEndsAt,
  PRICE_GROUPS,
  type PriceGroup,
  usualPriceGroup,
} from '@simpletread/domain';
import { useWatch } from 'react-hook-form';

import { DayInput, SelectInput, TextInput } from '../../../shell/form/index.js';

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

/** What holds through a day ends at its midnight, the type like the certificate. */
const endOf = (day: string): string => certificateEndsAt(day).toISOString();

/** Returns the terms to send. The form asks for the end of a certificate. */
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
