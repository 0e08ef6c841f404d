import Button from '@mui/material/Button';
import { Copy, Printer } from 'lucide-react';
import { useState } from 'react';

import styles from './SignInPage.module.css';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onKept: () => void;
}

/** Codes that are shown this once; one goes on after saying that they are kept. */
export const RecoveryCodes = ({ codes, onKept }: RecoveryCodesProps) => {
  const [note, setNote] = useState('');
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      setNote('Copied.');
    } catch {
      setNote('Your browser doesn’t allow copying. Please write them down.');
    }
  };
  return (
    <div className={styles.form}>
      <ol className={styles.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className={styles.ways}>
        <Button onClick={() => void copy()} startIcon={<Copy size={15} aria-hidden="true" />}>
          Copy
        </Button>
        <Button onClick={() => window.print()} startIcon={<Printer size={15} aria-hidden="true" />}>
          Print
        </Button>
        <span role="status">{note}</span>
      </div>
      <Button variant="contained" onClick={onKept} sx={{ height: 44 }}>
        I saved them
      </Button>
    </div>
  );
};
