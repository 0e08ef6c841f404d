import Button from '@mui/material/Button';
import { EmptyState } from '@simpletread/ui';
import { Link } from 'react-router-dom';

import { PageHeader } from './PageHeader.js';

/** The signed-in person's role doesn't open this page. */
export const AccessDeniedPage = () => (
  <>
    <PageHeader title="Not allowed" />
    <EmptyState
      title="Your role doesn’t allow this"
      actions={
        <Button component={Link} to="/">
          Go to today
        </Button>
      }
    >
      An admin can change what your role can open.
    </EmptyState>
  </>
);
