import {
  CheckControl,
  type CheckControlProps,
  ChecksControl,
  type ChecksControlProps,
} from './CheckControl.js';
import { FileControl, type FileControlProps } from './FileControl.js';
import { PickerControl, type PickerControlProps } from './PickerControl.js';
import { RadioControl, type RadioControlProps } from './RadioControl.js';
import { SelectControl, type SelectControlProps } from './SelectControl.js';
import { TextControl, type TextControlProps } from './TextControl.js';
import {
  DayControl,
  type DayControlProps,
  MomentControl,
  type MomentControlProps,
  WallControl,
  type WallControlProps,
} from './TimeControls.js';
import { useBound } from './use-bound.js';

/** The props of an input: those of its control, with a field instead of a value. */
export type InputOf<Props> = Omit<Props, 'value' | 'onChange' | 'error' | 'onBlur' | 'inputRef'> & {
  /** The field's path in the form: `content.banner.text`. */
  readonly source: string;
};

interface Watched {
  /** Runs on each change by hand. */
  readonly onEdit?: () => void;
}

/** A text field of the form around it. */
export const TextInput = ({ source, onEdit, ...control }: InputOf<TextControlProps> & Watched) => {
  const { onChange, ...bound } = useBound<string>(source);
  const change: typeof onChange = (next) => {
    onEdit?.();
    onChange(next);
  };
  return <TextControl {...bound} onChange={change} {...control} />;
};

/** One of a few, as a field of the form around it. */
export const SelectInput = <T extends string>({ source, ...control }: InputOf<SelectControlProps<T>>) => (
  <SelectControl {...useBound<T>(source)} {...control} />
);

/** One of a few that are all in sight, as a field of the form around it. */
export const RadioInput = <T extends string>({ source, ...control }: InputOf<RadioControlProps<T>>) => {
  const { value, onChange, error } = useBound<T>(source);
  return <RadioControl {...{ value, onChange, error }} {...control} />;
};

/** Yes or no, as a field of the form around it. */
export const CheckInput = ({ source, onEdit, ...control }: InputOf<CheckControlProps> & Watched) => {
  const { value, onChange, error, inputRef } = useBound<boolean>(source);
  const change = (next: boolean): void => {
    onEdit?.();
    onChange(next);
  };
  return <CheckControl {...{ value, onChange: change, error, inputRef }} {...control} />;
};

/** A file, as a field of the form around it. */
export const FileInput = ({ source, onEdit, ...control }: InputOf<FileControlProps> & Watched) => {
  const { onChange, error, inputRef } = useBound<File | null>(source);
  const change = (next: File | null): void => {
    onEdit?.();
    onChange(next);
  };
  return <FileControl {...{ onChange: change, error, inputRef }} {...control} />;
};

/** Any of a few, as a field of the form around it. */
export const ChecksInput = <T extends string>({ source, ...control }: InputOf<ChecksControlProps<T>>) => {
  const { value, onChange } = useBound<readonly T[]>(source);
  return <ChecksControl {...{ value, onChange }} {...control} />;
};

/** Any number of things, as a field of the form around it. */
export const PickerInput = ({ source, ...control }: InputOf<PickerControlProps>) => (
  <PickerControl {...useBound<readonly string[]>(source)} {...control} />
);

/** An instant in Eastern time, as a field of the form around it. */
export const MomentInput = ({ source, ...control }: InputOf<MomentControlProps>) => (
  <MomentControl {...useBound<string | null>(source)} {...control} />
);

/** A time on a clock in New York, as a field of the form around it. */
export const WallInput = ({ source, ...control }: InputOf<WallControlProps>) => (
  <WallControl {...useBound<string>(source)} {...control} />
);

/** A day, as a field of the form around it. */
export const DayInput = ({ source, ...control }: InputOf<DayControlProps>) => (
  <DayControl {...useBound<string>(source)} {...control} />
);
