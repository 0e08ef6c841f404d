import { AXLES } from '@simpletread/contract';
import { isUuid, MOST_TIRES_PER_LINE } from '@simpletread/domain';

export interface ReorderLine {
  readonly tireId: string;
  readonly quantity: number;
  readonly axle: (typeof AXLES)[number];
}

/** A line as a form carries it. */
export const reorderLineText = ({ tireId, quantity, axle }: ReorderLine): string =>
  `${tireId} ${quantity} ${axle}`;

/** Returns the lines that a form carries; null if one of them can't be read. */
export const linesOfReorder = (texts: readonly string[]): readonly ReorderLine[] | null => {
  const lines = texts.flatMap((text): ReorderLine[] => {
    const [tireId = '', count = '', on = ''] = text.split(' ');
    const quantity = Number(count);
    const axle = AXLES.find((each) => each === on);
    const isCount = Number.isInteger(quantity) && quantity >= 1 && quantity <= MOST_TIRES_PER_LINE;
    return isUuid(tireId) && isCount && axle !== undefined ? [{ tireId, quantity, axle }] : [];
  });
  return lines.length === texts.length && lines.length > 0 ? lines : null;
};
