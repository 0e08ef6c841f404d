import { Control, type ControlProps } from './Control.js';
import styles from './Form.module.css';

interface WallControlProps extends ControlProps {
  /** What a clock in New York shows: `2026-11-27T00:00`; empty for none. */
  readonly value: string;
  readonly onChange: (wall: string) => void;
}

/** A time as a clock in New York shows it, to the minute. The server makes an instant of it. */
export const WallControl = ({ value, onChange, ...control }: WallControlProps) => (
  <Control {...control}>
    {(aria) => (
      <input
        {...aria}
        type="datetime-local"
        step={60}
        className={styles.select}
        value={value}
        onChange={({ target }) => onChange(target.value.slice(0, 16))}
      />
    )}
  </Control>
);
