import Button from '@mui/material/Button';
import { Eye } from 'lucide-react';

import { AppLink } from '../layout/AppLink.js';
import { previewPath } from './preview-path.js';

/** Opens the shop as it will be at a moment. */
export const PreviewLink = ({ at, name }: { readonly at: string; readonly name: string }) => {
  const path = previewPath(at);
  if (path === null) return null;
  return (
    <Button
      component={AppLink}
      href={path}
      aria-label={`Preview ${name}`}
      startIcon={<Eye size={15} aria-hidden="true" />}
    >
      Preview
    </Button>
  );
};
