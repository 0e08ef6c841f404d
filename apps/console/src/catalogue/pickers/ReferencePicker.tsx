import { useState } from 'react';

import { type ControlProps, PickerControl, type PickerOption } from '../../shell/form/index.js';
import {
  type ReferenceKind,
  type SearchedKind,
  useFound,
  useLineNames,
  useReference,
} from './use-reference.js';

interface Chosen extends ControlProps {
  readonly value: readonly string[];
  readonly onChange: (value: readonly string[]) => void;
  readonly placeholder?: string;
}

const labelIn = (options: readonly PickerOption[], value: string): string | undefined =>
  options.find((option) => option.value === value)?.label;

/** Brands, categories or sizes. */
export const ReferencePicker = ({ kind, ...control }: Chosen & { readonly kind: ReferenceKind }) => {
  const { options, isLoading } = useReference(kind);
  return (
    <PickerControl
      {...control}
      options={options}
      isLoading={isLoading}
      labelOf={(value) => labelIn(options, value) ?? value}
    />
  );
};

const TAIL = 6;

/** Product lines or single tires, found by searching. */
export const SearchPicker = ({ kind, ...control }: Chosen & { readonly kind: SearchedKind }) => {
  const [text, setText] = useState('');
  const [seen, setSeen] = useState<readonly PickerOption[]>([]);
  const { options, isLoading } = useFound(kind, text);
  const named = useLineNames(kind === 'line' ? control.value : []);
  return (
    <PickerControl
      {...control}
      options={options}
      isLoading={isLoading}
      onSearch={setText}
      onChange={(value) => {
        setSeen([...seen, ...options]);
        control.onChange(value);
      }}
      labelOf={(value) =>
        labelIn(seen, value) ??
        labelIn(named, value) ??
        labelIn(options, value) ??
        `${kind} …${value.slice(-TAIL)}`
      }
    />
  );
};
