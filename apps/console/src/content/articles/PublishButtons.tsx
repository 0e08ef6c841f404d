import Button from '@mui/material/Button';
import type { ArticleRecord } from '@simpletread/contract';
import { useState } from 'react';

import { useStaffAction } from '../../shell/action/index.js';
import { FormDialog } from '../../shell/dialog/index.js';
import { useArticleCalls } from './article-calls.js';

interface PublishButtonsProps {
  readonly article: ArticleRecord;
  /** Edits that are not saved would not go along. */
  readonly isDirty: boolean;
}

const RELOAD = ['articles', 'redirects', 'history'];

/** Publishes an article as written, or unpublishes it after a confirmation. */
export const PublishButtons = ({ article, isDirty }: PublishButtonsProps) => {
  const data = useArticleCalls();
  const [isAsking, setAsking] = useState(false);
  const { id, title, version, release, hasUnpublishedChanges } = article;
  const publish = useStaffAction({
    run: (at: number, key) => data.publishArticle(id, at, key),
    reload: RELOAD,
    done: ({ state, path }) =>
      state === 'published' ? `Published at ${path}.` : 'Published. Shoppers see it on its dates.',
    isAlone: true,
  });
  const unpublish = useStaffAction({
    run: (at: number, key) => data.unpublishArticle(id, at, key),
    reload: RELOAD,
    done: () => `${title} is unpublished.`,
    onDone: () => setAsking(false),
  });
  return (
    <>
      {release !== null && (
        <Button color="error" onClick={() => setAsking(true)}>
          Unpublish
        </Button>
      )}
      {(release === null || hasUnpublishedChanges) && (
        <Button
          variant="contained"
          disabled={isDirty || publish.isBusy}
          title={isDirty ? 'Save or discard the changes first' : ''}
          onClick={() => publish.start(version)}
        >
          {release === null ? 'Publish' : 'Publish changes'}
        </Button>
      )}
      {isAsking && (
        <FormDialog
          title={`Unpublish ${title}`}
          confirm="Unpublish"
          isDangerous
          isBusy={unpublish.isBusy}
          error={unpublish.error}
          onSubmit={() => unpublish.submit(version)}
          onClose={() => setAsking(false)}
        >
          <p>Its address will show the “page missing” page. The text and its releases stay here.</p>
        </FormDialog>
      )}
    </>
  );
};
