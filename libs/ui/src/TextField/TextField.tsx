import type { InputHTMLAttributes, ReactNode, Ref, TextareaHTMLAttributes } from 'react';
import { classNames } from '../class-names.js';
import { Field, type FieldLook } from '../Field/Field.js';
import styles from './TextField.module.css';

type Affixes = { prefix?: ReactNode; suffix?: ReactNode };

type SingleLine = FieldLook &
  Affixes &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'prefix' | 'required'> & {
    isMultiline?: false;
    ref?: Ref<HTMLInputElement>;
  };

type MultiLine = FieldLook &
  Affixes &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className' | 'prefix' | 'required'> & {
    isMultiline: true;
    ref?: Ref<HTMLTextAreaElement>;
  };

export type TextFieldProps = SingleLine | MultiLine;

/** A field for one line of text, or with `isMultiline` for several. */
export const TextField = (props: TextFieldProps) => {
  const {
    label,
    hint,
    error,
    isRequired,
    isOptionalShown,
    isLabelHidden,
    className,
    prefix,
    suffix,
    ...control
  } = props;
  const boxClass = classNames(styles.box, error && styles.isInvalid, control.disabled && styles.isDisabled);
  return (
    <Field {...{ id: control.id, label, hint, error, isRequired, isOptionalShown, isLabelHidden, className }}>
      {(field) => (
        <span className={boxClass}>
          {prefix !== undefined && <span className={styles.affix}>{prefix}</span>}
          <Control control={control} field={field} />
          {suffix !== undefined && <span className={styles.affix}>{suffix}</span>}
        </span>
      )}
    </Field>
  );
};

type ControlProps = {
  control:
    | Omit<SingleLine, keyof FieldLook | 'prefix' | 'suffix'>
    | Omit<MultiLine, keyof FieldLook | 'prefix' | 'suffix'>;
  field: { id: string; required: boolean | undefined };
};

const Control = ({ control, field }: ControlProps) => {
  if (control.isMultiline) {
    const { isMultiline: _isMultiline, ...rest } = control;
    return <textarea rows={4} {...rest} {...field} className={styles.input} />;
  }
  const { isMultiline: _isMultiline, ...rest } = control;
  return <input type="text" {...rest} {...field} className={styles.input} />;
};
