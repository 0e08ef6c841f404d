import { Button, EmptyState } from '@simpletread/ui';

import { AppLink } from './AppLink.js';
import { PageHeader } from './PageHeader.js';

/** The signed-in person's role doesn't open this page. */
export const AccessDeniedPage = () => (
  <>
    <PageHeader title="Not allowed" />
    <EmptyState
      title="Your role doesn’t allow this"
      actions={
        <Button href="/" linkAs={AppLink} variant="ghost" size="s">
          Go to today
        </Button>
      }
    >
      An admin can change what your role can open.
    </EmptyState>
  </>
);
