import { Button, EmptyState } from '@simpletread/ui';

import { AppLink } from './AppLink.js';

/** Nothing is at this address. */
export const NotFoundPage = () => (
  <>
    <title>Not found · SimpleTread console</title>
    <EmptyState
      title="The page you are looking for is missing"
      actions={
        <Button href="/" linkAs={AppLink} variant="ghost" size="s">
          Go to today
        </Button>
      }
    >
      The address may be mistyped, or the record is gone.
    </EmptyState>
  </>
);
