import {
  type CardBrand,
  cardBrand,
  type FaultCode,
  parseCardCode,
  parseCardNumber,
  parseExpiry,
  parseZip,
} from '@simpletread/domain';
import { z } from 'zod';

/** The fields as the iframe sends them. */
export const cardFormSchema = z.strictObject({
  number: z.string().max(40),
  expiry: z.string().max(10),
  code: z.string().max(6),
  name: z.string().max(60),
  zip: z.string().max(12),
});

export type CardForm = z.output<typeof cardFormSchema>;
export type CardField = keyof CardForm;

export interface Card {
  readonly number: string;
  readonly brand: CardBrand;
  readonly last4: string;
}

export type CardReading =
  | { readonly ok: true; readonly card: Card }
  | { readonly ok: false; readonly faults: Partial<Record<CardField, FaultCode>> };

const faultOf = (result: { ok: true } | { ok: false; fault: { code: FaultCode } }): FaultCode | null =>
  result.ok ? null : result.fault.code;

/** Checks every field at once; `now` decides whether the card has expired. */
export const readCard = (form: CardForm, now: Date): CardReading => {
  const number = parseCardNumber(form.number);
  const brand = cardBrand(form.number);
  const checks: Record<CardField, FaultCode | null> = {
    number: faultOf(number),
    expiry: faultOf(parseExpiry(form.expiry, now)),
    code: faultOf(parseCardCode(form.code, brand)),
    name: form.name.trim().length >= 2 ? null : 'card.nameInvalid',
    zip: faultOf(parseZip(form.zip)),
  };
  const faults = Object.fromEntries(Object.entries(checks).filter(([, code]) => code !== null)) as Partial<
    Record<CardField, FaultCode>
  >;
  if (!number.ok || brand === null || Object.keys(faults).length > 0) return { ok: false, faults };
  const digits = form.number.replace(/\D/g, '');
  return { ok: true, card: { number: digits, brand, last4: digits.slice(-4) } };
};
