import { type ReactNode, useState } from 'react';

import {
  type ControlProps,
  PickerControl,
  PickerInput,
  type PickerOption,
  useBound,
} from '../../shell/form/index.js';
import {
  type ReferenceKind,
  type SearchedKind,
  useFound,
  useLineNames,
  useReference,
} from './use-reference.js';

interface InputProps {
  readonly source: string;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly placeholder?: string;
}

const labelIn = (options: readonly PickerOption[], value: string): string | undefined =>
  options.find((option) => option.value === value)?.label;

/** Brands, categories or sizes, as a field of the form around it. */
export const ReferenceInput = ({ kind, ...input }: InputProps & { readonly kind: ReferenceKind }) => {
  const { options, isLoading } = useReference(kind);
  return (
    <PickerInput
      {...input}
      options={options}
      isLoading={isLoading}
      labelOf={(value) => labelIn(options, value) ?? value}
    />
  );
};

/** Categories by their numbers, as a field of the form around it. */
export const CategoriesInput = ({ source, ...control }: InputProps) => {
  const { value, onChange, ...bound } = useBound<readonly number[]>(source);
  const { options, isLoading } = useReference('category');
  return (
    <PickerControl
      {...bound}
      {...control}
      options={options}
      isLoading={isLoading}
      labelOf={(id) => labelIn(options, id) ?? id}
      value={value.map(String)}
      onChange={(ids) => onChange(ids.map(Number))}
    />
  );
};

interface SearchPickerProps extends ControlProps {
  readonly kind: SearchedKind;
  readonly value: readonly string[];
  readonly onChange: (value: readonly string[]) => void;
  readonly placeholder?: string;
}

const TAIL = 6;

/** Product lines or single tires, found by searching. */
export const SearchPicker = ({ kind, ...control }: SearchPickerProps) => {
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

/** Product lines or single tires, as a field of the form around it. */
export const SearchInput = ({ source, ...control }: InputProps & { readonly kind: SearchedKind }) => (
  <SearchPicker {...useBound<readonly string[]>(source)} {...control} />
);
