import InputBase from '@mui/material/InputBase';
import { ScanBarcode } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';

import styles from './ScanField.module.css';
import type { ScanResult } from './use-scans.js';

interface ScanFieldProps {
  readonly label: string;
  readonly hint: string;
  readonly result: ScanResult | null;
  readonly isBusy: boolean;
  readonly onScan: (code: string) => void;
}

/** Takes the focus back when nothing has it, never from another control. */
const useKeptFocus = () => {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current?.focus();
    const takeBack = () =>
      setTimeout(() => {
        if (document.activeElement === document.body) input.current?.focus({ preventScroll: true });
      });
    document.addEventListener('pointerup', takeBack);
    document.addEventListener('focusout', takeBack);
    return () => {
      document.removeEventListener('pointerup', takeBack);
      document.removeEventListener('focusout', takeBack);
    };
  }, []);
  return input;
};

/**
 * The field that a barcode scanner types into: every scan ends with Enter. The same field takes codes typed by hand, and its result is read
 * aloud.
 */
export const ScanField = ({ label, hint, result, isBusy, onScan }: ScanFieldProps) => {
  const id = useId();
  const input = useKeptFocus();
  const [text, setText] = useState('');
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setText('');
    if (event.key !== 'Enter') return;
    event.preventDefault();
    setText('');
    const code = text.trim();
    if (code !== '') onScan(code);
  };
  return (
    <div className={styles.desk}>
      <div className={styles.field}>
        <ScanBarcode size={26} strokeWidth={1.75} aria-hidden="true" />
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        <InputBase
          inputRef={input}
          id={id}
          className={styles.input}
          placeholder={label}
          autoComplete="off"
          value={text}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={onKeyDown}
          slotProps={{
            input: {
              'aria-describedby': `${id}-hint`,
              maxLength: 60,
              autoCorrect: 'off',
              autoCapitalize: 'characters',
              spellCheck: false,
              enterKeyHint: 'done',
            },
          }}
        />
        <span id={`${id}-hint`} className={styles.hint}>
          {isBusy ? 'Checking…' : hint}
        </span>
      </div>
      <div className={styles.result} data-good={result?.isGood} aria-live="assertive" aria-atomic="true">
        {result !== null && <p key={result.count}>{result.text}</p>}
      </div>
    </div>
  );
};
