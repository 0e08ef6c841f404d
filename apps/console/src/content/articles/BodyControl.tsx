import { Control, type ControlProps } from '../../shell/form/index.js';
import styles from './Articles.module.css';

interface BodyControlProps extends ControlProps {
  readonly value: string;
  readonly rows: number;
  readonly maxLength: number;
  readonly onChange: (text: string) => void;
}

/** Words over several lines. */
export const BodyControl = ({ value, rows, maxLength, onChange, ...control }: BodyControlProps) => (
  <Control {...control}>
    {(aria) => (
      <textarea
        {...aria}
        className={styles.text}
        rows={rows}
        maxLength={maxLength}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    )}
  </Control>
);
