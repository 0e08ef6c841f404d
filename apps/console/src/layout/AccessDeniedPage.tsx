import { Button, EmptyState } from '@simpletread/ui';

import { AppLink } from './AppLink.js';

/** The role of whoever is signed in does not open this page. */
export const AccessDeniedPage = () => (
  <>
    <title>Not allowed · SimpleTread console</title>
    <EmptyState
      title="Your role does not allow this"
      actions={
        <Button href="/" linkAs={AppLink} variant="ghost" size="s">
          Go to today
        </Button>
      }
    >
      An admin can change what your role opens.
    </EmptyState>
  </>
);
