import { type AdminReturn, faultMessage, receiveReturn } from '@simpletread/contract';
import { countReceived, TIRE_CONDITIONS, type ReceivedTires, type TireCondition } from '@simpletread/domain';

import type { BodyOf } from '../../../shell/api/index.js';
import { type FieldErrors, formContract } from '../../../shell/form/index.js';

export type CountedLine = Readonly<Record<TireCondition, string>>;

export interface ReceiptForm {
  readonly warehouseCode: string;
  /** One for each line of the return, in its order. */
  readonly lines: readonly CountedLine[];
}

/** A form with all requested tires as new: the usual case needs no typing. */
export const receiptFormOf = ({ lines, warehouses }: AdminReturn): ReceiptForm => ({
  warehouseCode: warehouses[0]?.code ?? '',
  lines: lines.map(({ quantity }) => ({ 'as-new': `${quantity}`, damaged: '', defective: '', used: '' })),
});

const countIn = (text: string): number => (text.trim() === '' ? 0 : Number(text));

/** The tires of a form by line and condition; without those of which none came. */
export const receivedTires = (record: AdminReturn, { lines }: ReceiptForm): ReceivedTires[] =>
  record.lines.flatMap(({ lineId }, at) =>
    TIRE_CONDITIONS.map((condition) => ({
      lineId,
      condition,
      quantity: countIn(lines[at]?.[condition] ?? ''),
    })).filter(({ quantity }) => quantity !== 0),
  );

const NO_COUNT = 'Please enter a whole number.';
const isCount = (text: string): boolean => /^\d{0,4}$/.test(text.trim());

const lineErrors = ({ lines }: ReceiptForm): FieldErrors =>
  Object.fromEntries(
    lines.flatMap((line, at) =>
      TIRE_CONDITIONS.filter((condition) => !isCount(line[condition])).map(
        (condition) => [`lines.${at}.${condition}`, NO_COUNT] as const,
      ),
    ),
  );

/** Checks a receipt as the server reads it and counts it. */
export const receiptContract = (record: AdminReturn) =>
  formContract<ReceiptForm, BodyOf<typeof receiveReturn>>({
    schema: receiveReturn.body,
    inputOf: (form) => ({
      version: record.version,
      warehouseCode: form.warehouseCode,
      tires: receivedTires(record, form),
    }),
    check: (form, { tires }): FieldErrors => {
      const wrong = lineErrors(form);
      if (Object.keys(wrong).length > 0) return wrong;
      const counted = countReceived(record.lines, tires);
      return counted.ok ? {} : { tires: faultMessage(counted.fault) };
    },
  });

/** Returns the sum of a form in words; null while its counts don't add up. */
export const receiptText = (record: AdminReturn, form: ReceiptForm): string | null => {
  const counted = countReceived(record.lines, receivedTires(record, form));
  if (!counted.ok) return null;
  const sum = (part: 'received' | 'accepted' | 'restocked' | 'scrapped'): number =>
    counted.value.reduce((total, line) => total + line[part], 0);
  const missing = record.tireCount - sum('received');
  const refused = sum('received') - sum('accepted');
  return [
    `${sum('accepted')} accepted: ${sum('restocked')} back on sale, ${sum('scrapped')} scrapped.`,
    ...(refused === 0 ? [] : [`${refused} not accepted.`]),
    ...(missing === 0 ? [] : [`${missing} missing. Tires that arrive later can’t be added to this return.`]),
  ].join(' ');
};
