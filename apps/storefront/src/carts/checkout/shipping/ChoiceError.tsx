import styles from './Shipping.module.css';

interface ChoiceErrorProps {
  readonly id?: string;
  readonly error: string | undefined;
}

/** The fault of a choice that has no field; it takes the focus after submitting. */
export const ChoiceError = ({ id, error }: ChoiceErrorProps) =>
  error === undefined ? null : (
    <p id={id} className={styles.choiceError} data-error tabIndex={-1} role="alert">
      {error}
    </p>
  );
