import Button from '@mui/material/Button';
import { MOST_TIRES_PER_LINE, ownValue } from '@simpletread/domain';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useEffect, useState } from 'react';

import { CheckControl, PickerControl, type PickerOption, TextControl } from '../../shell/form/index.js';
import styles from './ExplainPrice.module.css';
import type { Draft } from './question.js';
import { useExplanationCalls } from './explanation-calls.js';

const NONE: readonly PickerOption[] = [];
const PAUSE_MS = 250;
const USUAL_QUANTITY = 4;

interface LinesFieldProps {
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
}

const useItems = (
  text: string,
): { readonly options: readonly PickerOption[]; readonly isLoading: boolean } => {
  const data = useExplanationCalls();
  const [asked, setAsked] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const { data: options = NONE, isFetching } = useQuery({
    queryKey: ['reference', 'items', asked],
    queryFn: () => data.findItems(asked),
    enabled: asked.length > 1,
  });
  return { options, isLoading: isFetching };
};

const quantityOf = (text: string): number =>
  Math.min(MOST_TIRES_PER_LINE, Math.max(1, Number.parseInt(text.replaceAll(/\D/g, '') || '1', 10)));

/** The tires of a cart: found by searching, each with its number and coverage. */
export const LinesField = ({ draft, onChange }: LinesFieldProps) => {
  const [text, setText] = useState('');
  const { options, isLoading } = useItems(text.trim());
  const { question, names } = draft;
  const { lines } = question;
  const withLines = (changed: typeof lines): Draft => ({
    ...draft,
    question: { ...question, lines: changed },
  });
  const change = (index: number, part: Partial<(typeof lines)[number]>): void =>
    onChange(withLines(lines.map((line, at) => (at === index ? { ...line, ...part } : line))));
  const choose = (items: readonly string[]): void => {
    const added = items.filter((item) => !lines.some(({ itemNumber }) => String(itemNumber) === item));
    const found = options.filter(({ value }) => added.includes(value));
    onChange({
      question: {
        ...question,
        lines: [
          ...lines.filter(({ itemNumber }) => items.includes(String(itemNumber))),
          ...added.map((item) => ({ itemNumber: Number(item), quantity: USUAL_QUANTITY })),
        ],
      },
      names: { ...names, ...Object.fromEntries(found.map(({ value, label }) => [value, label])) },
    });
  };
  return (
    <div className={styles.wide}>
      <PickerControl
        label="Tires"
        placeholder="Brand, line and size, such as defender 225/65"
        value={lines.map(({ itemNumber }) => String(itemNumber))}
        onChange={choose}
        options={options}
        isLoading={isLoading}
        onSearch={setText}
        labelOf={(item) => ownValue(names, item) ?? `Item ${item}`}
      />
      {lines.map((line, index) => {
        const name = ownValue(names, String(line.itemNumber)) ?? `Item ${line.itemNumber}`;
        return (
          <div key={line.itemNumber} className={styles.tire} role="group" aria-label={name}>
            <TextControl
              label={lines.length === 1 ? 'Quantity' : `Quantity, ${name}`}
              isFigure
              maxLength={2}
              value={String(line.quantity)}
              onChange={(typed) => change(index, { quantity: quantityOf(typed) })}
            />
            <CheckControl
              label="Road hazard coverage"
              value={line.hasRoadHazard ?? false}
              onChange={(hasRoadHazard) => change(index, { hasRoadHazard })}
            />
            <Button
              aria-label={`Remove ${name}`}
              onClick={() => onChange(withLines(lines.filter((_line, at) => at !== index)))}
            >
              <X size={15} aria-hidden="true" />
            </Button>
          </div>
        );
      })}
    </div>
  );
};
