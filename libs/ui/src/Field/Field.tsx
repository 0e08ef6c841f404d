import { CircleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { classNames } from '../class-names.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import styles from './Field.module.css';

/** Attributes that connect a control to its label, hint and error. */
export type FieldControl = {
  id: string;
  required: boolean | undefined;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
};

export type FieldLook = {
  label: ReactNode;
  hint?: ReactNode;
  /** The exact message of the broken rule; shown until the value is valid. */
  error?: string | undefined;
  isRequired?: boolean;
  isOptionalShown?: boolean;
  isLabelHidden?: boolean;
  className?: string | undefined;
};

export type FieldProps = FieldLook & {
  id?: string | undefined;
  children: (control: FieldControl) => ReactNode;
};

/** Label on top, then the control, then the error or the hint. */
export const Field = ({
  id,
  label,
  hint,
  error,
  isRequired,
  isOptionalShown = false,
  isLabelHidden = false,
  className,
  children,
}: FieldProps) => {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const hasError = error !== undefined && error !== '';
  const hasHint = hint !== undefined && hint !== null;
  const labelText = (
    <>
      {label}
      {isOptionalShown && <span className={styles.optional}>, optional</span>}
    </>
  );
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={controlId} className={isLabelHidden ? undefined : styles.label}>
        {isLabelHidden ? <VisuallyHidden>{labelText}</VisuallyHidden> : labelText}
      </label>
      {children({
        id: controlId,
        required: isRequired,
        'aria-invalid': hasError || undefined,
        'aria-describedby': classNames(hasError && errorId, hasHint && hintId),
      })}
      {hasError && (
        <p id={errorId} className={styles.error}>
          <CircleAlert size={16} aria-hidden="true" />
          {error}
        </p>
      )}
      {hasHint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
};
