import { BUYER_PICTURE_TYPES } from '@simpletread/contract';
import { useId } from 'react';
import styles from './PictureField.module.css';

interface PictureFieldProps {
  readonly label: string;
  readonly hint: string;
  readonly error?: string | undefined;
  readonly isMultiple?: boolean;
}

/** Pictures of tires, with the reason why one can't be sent. */
export const PictureField = ({ label, hint, error, isMultiple = false }: PictureFieldProps) => {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="file"
        name="pictures"
        accept={BUYER_PICTURE_TYPES.join(',')}
        multiple={isMultiple}
        aria-describedby={error === undefined ? `${id}-hint` : `${id}-error ${id}-hint`}
        aria-invalid={error === undefined ? undefined : true}
      />
      {error !== undefined && (
        <p id={`${id}-error`} className={styles.wrong}>
          {error}
        </p>
      )}
      <p id={`${id}-hint`} className="t-muted">
        {hint}
      </p>
    </div>
  );
};
