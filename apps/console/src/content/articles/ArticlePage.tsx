import type { ArticleRecord } from '@simpletread/contract';

import { useCan } from '../../shell/auth/index.js';
import { DeleteDraft, EditedRecord, EditPage } from '../../shell/editor/index.js';
import { PageNote } from '../../shell/note/index.js';
import { StateChip } from './article-face.js';
import { formOf } from './article-form.js';
import { articleContract } from './article-contract.js';
import { ArticleEditor } from './ArticleEditor.js';
import { PublishButtons } from './PublishButtons.js';
import { ReleasesPanel } from './ReleasesPanel.js';

const REFRESH_MS = 30_000;

const ArticleView = ({ article }: { readonly article: ArticleRecord }) => {
  const mayWrite = useCan()('content.change');
  return (
    <EditedRecord
      record={article}
      resource="articles"
      subjectType="article"
      formOf={formOf}
      contract={articleContract}
      words="Shoppers won’t see this until you publish it."
      title={article.title}
      marks={<StateChip state={article.state} />}
      note={mayWrite ? article.path : `${article.path}, read-only for your role`}
      isReadOnly={!mayWrite}
      actions={({ isDirty }) =>
        mayWrite && (
          <>
            {article.releases.length === 0 && (
              <DeleteDraft {...article} name={article.title} resource="articles">
                Shoppers never saw it. This can’t be undone, but the audit log keeps a copy.
              </DeleteDraft>
            )}
            <PublishButtons article={article} isDirty={isDirty} />
          </>
        )
      }
      above={
        article.hasUnpublishedChanges && (
          <PageNote>Shoppers see release {article.release}. There are unpublished changes.</PageNote>
        )
      }
      after={({ setForm }) => (
        <ReleasesPanel article={article} onTake={mayWrite ? (release) => setForm(formOf(release)) : null} />
      )}
    >
      <ArticleEditor />
    </EditedRecord>
  );
};

/** One article: what is written, what shoppers read of it, and what they read before. */
export const ArticlePage = () => (
  <EditPage<ArticleRecord> resource="articles" refreshMs={REFRESH_MS}>
    {(article) => <ArticleView key={article.id} article={article} />}
  </EditPage>
);
