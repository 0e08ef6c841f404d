import Button from '@mui/material/Button';
import { MOST_TIRES_PER_LINE } from '@simpletread/domain';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useState } from 'react';

import { Panel } from '../../shell/detail/index.js';
import {
  PickerControl,
  useBound,
  type PickerOption,
  SelectControl,
  TextControl,
  useIsReadOnly,
  useSettled,
} from '../../shell/form/index.js';
import type { QuoteFormLine } from './quote-form.js';
import styles from './Quotes.module.css';
import { useQuoteCalls } from './quote-calls.js';

const NONE: readonly PickerOption[] = [];
const WHEELS: readonly (readonly [QuoteFormLine['axle'], string])[] = [
  ['all', 'All wheels'],
  ['front', 'Front'],
  ['rear', 'Rear'],
];
const USUAL_QUANTITY: Readonly<Record<QuoteFormLine['axle'], number>> = { all: 4, front: 2, rear: 2 };

const quantityOf = (text: string): number =>
  Math.min(MOST_TIRES_PER_LINE, Math.max(1, Number.parseInt(text.replaceAll(/\D/g, '') || '1', 10)));

const Finder = ({ onFind }: { readonly onFind: (option: PickerOption) => void }) => {
  const data = useQuoteCalls();
  const { error } = useBound('lines');
  const [text, setText] = useState('');
  const asked = useSettled(text.trim());
  const { data: options = NONE, isFetching } = useQuery({
    queryKey: ['reference', 'quotable', asked],
    queryFn: () => data.quotableTires(asked),
    enabled: asked.length > 1,
  });
  return (
    <PickerControl
      label="Add a tire"
      error={error}
      placeholder="Item number, size, brand or line"
      value={[]}
      options={options}
      isLoading={isFetching}
      labelOf={(value) => value}
      onSearch={setText}
      onChange={([tireId]) => {
        const option = options.find(({ value }) => value === tireId);
        if (option !== undefined) onFind(option);
      }}
    />
  );
};

/** The tires of a quote, each with where it goes and how many. */
export const TiresSection = () => {
  const { value: lines, onChange } = useBound<readonly QuoteFormLine[]>('lines');
  const isReadOnly = useIsReadOnly();
  const change = (at: number, changed: Partial<QuoteFormLine>): void =>
    onChange(lines.map((line, index) => (index === at ? { ...line, ...changed } : line)));
  const moveTo = (at: number, axle: QuoteFormLine['axle']): void =>
    // Reasons were acknowledged for the wheels before.
    change(at, { axle, quantity: USUAL_QUANTITY[axle], acknowledgedReasons: null });
  const add = ({ value, label }: PickerOption): void => {
    if (lines.some(({ tireId }) => tireId === value)) return;
    onChange([
      ...lines,
      { tireId: value, label, quantity: USUAL_QUANTITY.all, axle: 'all', acknowledgedReasons: null },
    ]);
  };
  return (
    <Panel title="Tires">
      <div className={styles.lines}>
        {!isReadOnly && <Finder onFind={add} />}
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
            <Button
              aria-label={`Remove ${line.label}`}
              onClick={() => onChange(lines.filter((_line, index) => index !== at))}
            >
              <X size={15} aria-hidden="true" />
            </Button>
          </div>
        ))}
      </div>
    </Panel>
  );
};
