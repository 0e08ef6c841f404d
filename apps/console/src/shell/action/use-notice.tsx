import Alert from '@mui/material/Alert';
import { useNotify } from 'react-admin';

interface Notice {
  readonly tell: (message: string) => void;
  /** For what went wrong: it stays longer, and screen readers say it at once. */
  readonly warn: (message: string) => void;
}

const WARNING_MS = 12_000;

/** Shows a notice over the page. */
export const useNotice = (): Notice => {
  const notify = useNotify();
  return {
    tell: (message) => notify(message),
    warn: (message) =>
      notify(
        <Alert severity="error" sx={{ boxShadow: 'var(--shadow-3)' }}>
          {message}
        </Alert>,
        { type: 'error', autoHideDuration: WARNING_MS },
      ),
  };
};
