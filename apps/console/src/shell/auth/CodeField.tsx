import OutlinedInput from '@mui/material/OutlinedInput';

import styles from './SignInPage.module.css';

interface CodeFieldProps {
  readonly label: string;
  readonly hint: string;
  /** Six digits of an app, or anything for a recovery code. */
  readonly isDigits: boolean;
  readonly errorId: string | undefined;
}

/** A code to type; phones offer digits, and browsers fill it in. */
export const CodeField = ({ label, hint, isDigits, errorId }: CodeFieldProps) => (
  <div className={styles.field}>
    <label htmlFor="code">{label}</label>
    <OutlinedInput
      id="code"
      name="code"
      autoComplete={isDigits ? 'one-time-code' : 'off'}
      autoFocus
      required
      inputProps={{
        'aria-describedby': ['code-hint', errorId].filter(Boolean).join(' '),
        inputMode: isDigits ? 'numeric' : 'text',
        maxLength: 20,
        minLength: 6,
        spellCheck: false,
        autoCapitalize: 'characters',
      }}
    />
    <p id="code-hint" className={styles.hint}>
      {hint}
    </p>
  </div>
);
