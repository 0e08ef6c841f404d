import { useId } from 'react';

import styles from './Choice.module.css';

/** The words of a dialog that asks for some, under the name `text`. */
export const WordsField = ({ label }: { readonly label: string }) => {
  const id = useId();
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      <textarea id={id} name="text" className={styles.text} rows={4} maxLength={2000} required autoFocus />
    </div>
  );
};
