import type { AdminReturn } from '@simpletread/contract';
import { countReceived, TIRE_CONDITIONS, type ReceivedTires, type TireCondition } from '@simpletread/domain';

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
