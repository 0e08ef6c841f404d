import Button from '@mui/material/Button';
import { EmptyState } from '@simpletread/ui';

/** The session could not be checked, or the console itself broke. */
export const FailedPage = () => (
  <EmptyState
    tone="error"
    title="Sorry, something went wrong"
    actions={<Button onClick={() => window.location.reload()}>Try again</Button>}
  >
    We couldn’t reach the server, or the console had a problem.
  </EmptyState>
);
