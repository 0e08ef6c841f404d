import { Control, type ControlProps } from './Control.js';
import styles from './Form.module.css';

interface TextControlProps extends ControlProps {
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** What it is counted in, before or after the figure. */
  readonly before?: string;
  readonly after?: string;
  readonly isFigure?: boolean;
  readonly maxLength?: number;
  readonly placeholder?: string;
}

/** One line of text or a figure. */
export const TextControl = ({
  value,
  onChange,
  before,
  after,
  isFigure = false,
  maxLength = 200,
  placeholder,
  ...control
}: TextControlProps) => (
  <Control {...control}>
    {(aria) => (
      <span className={styles.box}>
        {before !== undefined && <span aria-hidden="true">{before}</span>}
        <input
          {...aria}
          type="text"
          inputMode={isFigure ? 'decimal' : 'text'}
          autoComplete="off"
          maxLength={maxLength}
          placeholder={placeholder}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
        {after !== undefined && <span aria-hidden="true">{after}</span>}
      </span>
    )}
  </Control>
);
