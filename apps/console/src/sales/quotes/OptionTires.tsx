import Button from '@mui/material/Button';
import type { DeskOffer } from '@simpletread/contract';
import { formatMoney, MOST_TIRES_PER_LINE, type QuoteOption, ZERO_CENTS } from '@simpletread/domain';
import { X } from 'lucide-react';

import {
  CheckControl,
  type PickerOption,
  SelectControl,
  TextControl,
  useBound,
  useIsReadOnly,
} from '../../shell/form/index.js';
import { DiscountControl } from './DiscountControl.js';
import { LineFigures } from './LineFigures.js';
import type { QuoteFormLine } from './quote-form.js';
import styles from './Quotes.module.css';
import { TireFinder } from './TireFinder.js';

const WHEELS: readonly (readonly [QuoteFormLine['axle'], string])[] = [
  ['all', 'All wheels'],
  ['front', 'Front'],
  ['rear', 'Rear'],
];
const USUAL_QUANTITY: Readonly<Record<QuoteFormLine['axle'], number>> = { all: 4, front: 2, rear: 2 };

const UNDISCOUNTED = {
  discountInCents: ZERO_CENTS,
  hasRoadHazard: false,
  acknowledgedReasons: null,
} as const;

const quantityOf = (text: string): number =>
  Math.min(MOST_TIRES_PER_LINE, Math.max(1, Number.parseInt(text.replaceAll(/\D/g, '') || '1', 10)));

const coverageLabel = (offer: DeskOffer | undefined, { tireId }: QuoteFormLine): string => {
  const priced = offer?.lines.find(({ productId }) => productId === tireId);
  const cost = priced === undefined ? '' : `, ${formatMoney(priced.roadHazardCostInCents)} per tire`;
  return `Road hazard coverage, 36 months${cost}`;
};

interface OptionTiresProps {
  readonly option: QuoteOption;
  readonly offer: DeskOffer | undefined;
}

/** The tires of one option, each with where it goes and how many. */
export const OptionTires = ({ option, offer }: OptionTiresProps) => {
  const { value: all, onChange } = useBound<readonly QuoteFormLine[]>('lines');
  const isReadOnly = useIsReadOnly();
  const lines = all.filter((line) => line.option === option);
  const change = (changed: QuoteFormLine, values: Partial<QuoteFormLine>): void =>
    onChange(all.map((line) => (line === changed ? { ...line, ...values } : line)));
  const moveTo = (line: QuoteFormLine, axle: QuoteFormLine['axle']): void =>
    // Reasons were acknowledged for the wheels before.
    change(line, { axle, quantity: USUAL_QUANTITY[axle], acknowledgedReasons: null });
  const add = ({ value, label }: PickerOption): void => {
    if (lines.some(({ tireId }) => tireId === value)) return;
    const tire = { tireId: value, label, option, quantity: USUAL_QUANTITY.all, axle: 'all' } as const;
    onChange([...all, { ...tire, ...UNDISCOUNTED }]);
  };
  return (
    <>
      {!isReadOnly && <TireFinder onFind={add} />}
      {lines.map((line) => (
        <div key={line.tireId} className={styles.line} role="group" aria-label={line.label}>
          <b>{line.label}</b>
          <SelectControl
            label="Position"
            value={line.axle}
            options={WHEELS}
            onChange={(axle) => moveTo(line, axle)}
          />
          <TextControl
            label="Quantity"
            isFigure
            maxLength={2}
            value={String(line.quantity)}
            onChange={(typed) => change(line, { quantity: quantityOf(typed) })}
          />
          <DiscountControl
            cents={line.discountInCents}
            onChange={(discountInCents) => change(line, { discountInCents })}
          />
          <Button
            aria-label={`Remove ${line.label}`}
            onClick={() => onChange(all.filter((one) => one !== line))}
          >
            <X size={15} aria-hidden="true" />
          </Button>
          <div className={styles.cover}>
            <CheckControl
              label={coverageLabel(offer, line)}
              value={line.hasRoadHazard}
              onChange={(hasRoadHazard) => change(line, { hasRoadHazard })}
            />
          </div>
          <LineFigures offer={offer} line={line} />
        </div>
      ))}
    </>
  );
};
