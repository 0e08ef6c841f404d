import Button from '@mui/material/Button';
import { EmptyState } from '@simpletread/ui';
import { Link } from 'react-router-dom';

import { PageHeader } from './PageHeader.js';

/** Nothing is at this address. */
export const NotFoundPage = () => (
  <>
    <PageHeader title="Not found" />
    <EmptyState
      title="The page you are looking for is missing"
      actions={
        <Button component={Link} to="/">
          Go to today
        </Button>
      }
    >
      The address may be mistyped, or the record may be gone.
    </EmptyState>
  </>
);
