import styles from './Shipping.module.css';

interface ChoiceErrorProps {
  readonly id?: string;
  readonly error: string | undefined;
}

/** What is wrong with a choice that has no field of its own; it takes the focus of the form that was sent. */
export const ChoiceError = ({ id, error }: ChoiceErrorProps) =>
  error === undefined ? null : (
    <p id={id} className={styles.choiceError} data-error tabIndex={-1} role="alert">
      {error}
    </p>
  );
