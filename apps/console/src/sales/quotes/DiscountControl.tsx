import { type Cents, parseDollars, ZERO_CENTS } from '@simpletread/domain';
import { useState } from 'react';

import { dollarsText, TextControl } from '../../shell/form/index.js';

interface DiscountControlProps {
  readonly cents: Cents;
  readonly onChange: (cents: Cents) => void;
}

const centsIn = (text: string): Cents | null => {
  if (text.trim() === '') return ZERO_CENTS;
  const read = parseDollars(text);
  return read.ok && read.value >= 0 ? read.value : null;
};

/** The discount per tire, in dollars. Only amounts count, so a half-typed one changes nothing. */
export const DiscountControl = ({ cents, onChange }: DiscountControlProps) => {
  const [text, setText] = useState(cents === 0 ? '' : dollarsText(cents));
  return (
    <TextControl
      label="Discount ($)"
      isFigure
      maxLength={8}
      value={text}
      error={centsIn(text) === null ? 'Enter an amount, such as 5.00' : undefined}
      onChange={(typed) => {
        setText(typed);
        const amount = centsIn(typed);
        if (amount !== null) onChange(amount);
      }}
    />
  );
};
