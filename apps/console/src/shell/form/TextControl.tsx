import TextField from '@mui/material/TextField';
import { type HTMLAttributes, type HTMLInputTypeAttribute, type ReactNode, type Ref, useId } from 'react';

import { useIsReadOnly } from './read-only.js';

export interface ControlProps {
  readonly label: string;
  /** For screen readers only. */
  readonly isLabelHidden?: boolean;
  readonly hint?: ReactNode;
  /** The reason why the value can't be sent. */
  readonly error?: string | undefined;
  readonly onBlur?: () => void;
  readonly inputRef?: Ref<HTMLElement>;
}

export interface TextControlProps extends ControlProps {
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** The unit, before or after the figure. */
  readonly before?: string;
  readonly after?: string;
  readonly isFigure?: boolean;
  readonly type?: HTMLInputTypeAttribute;
  readonly step?: number | string;
  readonly min?: number;
  /** Several lines. */
  readonly rows?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly placeholder?: string;
  readonly autoComplete?: string;
  readonly spellCheck?: boolean;
  readonly isRequired?: boolean;
  readonly isFirst?: boolean;
}

const modeOf = (isFigure: boolean): HTMLAttributes<HTMLInputElement>['inputMode'] =>
  isFigure ? 'decimal' : undefined;

const unit = (text: string | undefined): ReactNode =>
  text === undefined ? undefined : <span aria-hidden="true">{text}</span>;

/** A labeled text, figure, day or time. */
export const TextControl = ({
  label,
  isLabelHidden = false,
  hint,
  error,
  onBlur,
  inputRef,
  value,
  onChange,
  before,
  after,
  isFigure = false,
  type = 'text',
  step,
  min,
  rows,
  minLength,
  maxLength = 300,
  placeholder,
  autoComplete = 'off',
  spellCheck,
  isRequired = false,
  isFirst = false,
}: TextControlProps) => (
  <TextField
    id={useId()}
    label={isLabelHidden ? undefined : label}
    helperText={error ?? hint}
    error={error !== undefined}
    disabled={useIsReadOnly()}
    type={type}
    multiline={rows !== undefined}
    rows={rows}
    autoFocus={isFirst}
    autoComplete={autoComplete}
    inputRef={inputRef}
    value={value}
    onBlur={onBlur}
    onChange={({ target }) => onChange(target.value)}
    slotProps={{
      input: { startAdornment: unit(before), endAdornment: unit(after) },
      htmlInput: {
        'aria-label': isLabelHidden ? label : undefined,
        inputMode: modeOf(isFigure),
        required: isRequired,
        minLength,
        maxLength,
        min,
        step,
        placeholder,
        spellCheck,
      },
    }}
  />
);
