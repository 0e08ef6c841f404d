import { classNames } from '@simpletread/ui';
import styles from './WriteReview.module.css';

interface ChoiceGroupProps {
  readonly legend: string;
  readonly name: string;
  readonly choices: readonly (readonly [value: string, label: string])[];
  readonly value: string;
  readonly error?: string | undefined;
  readonly isWide?: boolean;
  readonly onChange: (value: string) => void;
}

/** Short options side by side, one to choose. */
export const ChoiceGroup = ({ legend, name, choices, value, error, isWide, onChange }: ChoiceGroupProps) => (
  <fieldset className={styles.choices}>
    <legend>{legend}</legend>
    <div className={classNames(styles.options, isWide && styles.isFour)}>
      {choices.map(([choice, label], at) => (
        <label key={choice} className={styles.option}>
          <input
            type="radio"
            name={name}
            value={choice}
            checked={value === choice}
            onChange={() => onChange(choice)}
            {...(error !== undefined && at === 0 ? { 'data-error': true } : {})}
          />
          {label}
        </label>
      ))}
    </div>
    {error !== undefined && <p className={styles.error}>{error}</p>}
  </fieldset>
);
