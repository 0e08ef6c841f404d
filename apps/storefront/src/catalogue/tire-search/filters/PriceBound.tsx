'use client';

import { TextField } from '@simpletread/ui';
import { useFollowed } from './use-followed';

interface PriceBoundProps {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly placeholder: string;
}

/** One end of the price range. */
export const PriceBound = ({ value, ...field }: PriceBoundProps) => (
  <TextField
    {...field}
    ref={useFollowed<HTMLInputElement>(value)}
    prefix="$"
    inputMode="numeric"
    defaultValue={value}
  />
);
