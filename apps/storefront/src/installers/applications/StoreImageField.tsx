'use client';

import { Checkbox } from '@simpletread/ui';
import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import styles from './InstallerForm.module.css';

interface StoreImageFieldProps {
  readonly error: string | undefined;
  /** The previous picture's address; null without one. */
  readonly before: string | null;
}

/** A picture of the store: the browser's own file field, which works without script. */
export const StoreImageField = ({ error, before }: StoreImageFieldProps) => {
  const id = useId();
  return (
    <div className={styles.image}>
      <label htmlFor={id}>Picture of your store, optional</label>
      {before !== null && <img src={before} alt="Your store, as you sent it" className={styles.picture} />}
      <input
        id={id}
        type="file"
        name="storeImage"
        accept="image/jpeg,image/png"
        aria-describedby={error === undefined ? `${id}-hint` : `${id}-error ${id}-hint`}
        aria-invalid={error === undefined ? undefined : true}
      />
      {error !== undefined && (
        <p id={`${id}-error`} className={styles.wrong}>
          <CircleAlert size={16} aria-hidden="true" />
          {error}
        </p>
      )}
      <p id={`${id}-hint`} className={styles.hint}>
        JPEG or PNG, at most 1 MB.{before !== null && ' A new picture replaces the old one.'}
      </p>
      {before !== null && <Checkbox label="Remove picture" name="isImageRemoved" value="yes" />}
    </div>
  );
};
