import { Button, EmptyState } from '@simpletread/ui';

import { AppLink } from './AppLink.js';
import { PageHeader } from './PageHeader.js';

/** Nothing is at this address. */
export const NotFoundPage = () => (
  <>
    <PageHeader title="Not found" />
    <EmptyState
      title="The page you are looking for is missing"
      actions={
        <Button href="/" linkAs={AppLink} variant="ghost" size="s">
          Go to today
        </Button>
      }
    >
      The address may be mistyped, or the record may be gone.
    </EmptyState>
  </>
);
