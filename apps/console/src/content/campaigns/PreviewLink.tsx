import Button from '@mui/material/Button';
import { Eye } from 'lucide-react';

import { useCan } from '../../shell/auth/index.js';
import { AppLink } from '../../shell/frame/index.js';
import { previewPath } from './preview-path.js';

interface PreviewLinkProps {
  readonly at: string;
  readonly name: string;
  readonly campaignId?: string;
}

/** Opens a preview of the shop at a moment, for people who may use previews. */
export const PreviewLink = ({ at, name, campaignId }: PreviewLinkProps) => {
  const can = useCan();
  if (!can('shop.preview')) return null;
  return (
    <Button
      component={AppLink}
      href={previewPath(at, campaignId)}
      aria-label={`Preview ${name}`}
      startIcon={<Eye size={15} aria-hidden="true" />}
    >
      Preview
    </Button>
  );
};
