import Button from '@mui/material/Button';
import { MOST_TIRES_PER_LINE, ZERO_CENTS } from '@simpletread/domain';
import { X } from 'lucide-react';

import { Panel } from '../../shell/detail/index.js';
import {
  useBound,
  type PickerOption,
  SelectControl,
  TextControl,
  useIsReadOnly,
} from '../../shell/form/index.js';
import { DiscountControl } from './DiscountControl.js';
import { LineFigures } from './LineFigures.js';
import type { QuoteFormLine } from './quote-form.js';
import styles from './Quotes.module.css';
import { TireFinder } from './TireFinder.js';
import { useLiveOffer } from './use-live-offer.js';

const WHEELS: readonly (readonly [QuoteFormLine['axle'], string])[] = [
  ['all', 'All wheels'],
  ['front', 'Front'],
  ['rear', 'Rear'],
];
const USUAL_QUANTITY: Readonly<Record<QuoteFormLine['axle'], number>> = { all: 4, front: 2, rear: 2 };

const UNDISCOUNTED = { discountInCents: ZERO_CENTS, acknowledgedReasons: null } as const;

const quantityOf = (text: string): number =>
  Math.min(MOST_TIRES_PER_LINE, Math.max(1, Number.parseInt(text.replaceAll(/\D/g, '') || '1', 10)));

/** The tires of a quote, each with where it goes and how many. */
export const TiresSection = () => {
  const { value: lines, onChange } = useBound<readonly QuoteFormLine[]>('lines');
  const isReadOnly = useIsReadOnly();
  const { offer } = useLiveOffer();
  const change = (at: number, changed: Partial<QuoteFormLine>): void =>
    onChange(lines.map((line, index) => (index === at ? { ...line, ...changed } : line)));
  const moveTo = (at: number, axle: QuoteFormLine['axle']): void =>
    // Reasons were acknowledged for the wheels before.
    change(at, { axle, quantity: USUAL_QUANTITY[axle], acknowledgedReasons: null });
  const add = ({ value, label }: PickerOption): void => {
    if (lines.some(({ tireId }) => tireId === value)) return;
    onChange([
      ...lines,
      { tireId: value, label, quantity: USUAL_QUANTITY.all, axle: 'all', ...UNDISCOUNTED },
    ]);
  };
  return (
    <Panel title="Tires">
      <div className={styles.lines}>
        {!isReadOnly && <TireFinder onFind={add} />}
        {lines.map((line, at) => (
          <div key={line.tireId} className={styles.line} role="group" aria-label={line.label}>
            <b>{line.label}</b>
            <SelectControl
              label="Position"
              value={line.axle}
              options={WHEELS}
              onChange={(axle) => moveTo(at, axle)}
            />
            <TextControl
              label="Quantity"
              isFigure
              maxLength={2}
              value={String(line.quantity)}
              onChange={(typed) => change(at, { quantity: quantityOf(typed) })}
            />
            <DiscountControl
              cents={line.discountInCents}
              onChange={(discountInCents) => change(at, { discountInCents })}
            />
            <Button
              aria-label={`Remove ${line.label}`}
              onClick={() => onChange(lines.filter((_line, index) => index !== at))}
            >
              <X size={15} aria-hidden="true" />
            </Button>
            <LineFigures offer={offer} line={line} />
          </div>
        ))}
      </div>
    </Panel>
  );
};
