import Button from '@mui/material/Button';
import { EmptyState } from '@simpletread/ui';
import { useQuery } from '@tanstack/react-query';

import panel from '../../../shell/detail/Panel.module.css';
import { PageHeader, PageSkeleton } from '../../../shell/frame/index.js';
import { AuthenticatorPanel } from './AuthenticatorPanel.js';
import { PasskeysPanel } from './PasskeysPanel.js';
import { PasswordPanel } from './PasswordPanel.js';
import { SessionsPanel } from './SessionsPanel.js';
import { useSecurityCalls } from './security-calls.js';

/** The signed-in person's second factors and sessions. */
export const SecurityPage = () => {
  const data = useSecurityCalls();
  const {
    data: security,
    error,
    refetch,
  } = useQuery({
    queryKey: ['security'],
    queryFn: () => data.security(),
  });
  if (error !== null)
    return (
      <EmptyState
        tone="error"
        title="Sorry, something went wrong"
        actions={<Button onClick={() => void refetch()}>Try again</Button>}
      >
        {error.message}
      </EmptyState>
    );
  if (security === undefined) return <PageSkeleton />;
  return (
    <>
      <PageHeader title="My security" note="Only you see this page." />
      <div className={panel.stack}>
        <AuthenticatorPanel security={security} />
        <PasskeysPanel security={security} />
        <SessionsPanel sessions={security.sessions} />
        <PasswordPanel />
      </div>
    </>
  );
};
