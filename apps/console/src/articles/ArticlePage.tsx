import type { ArticleRecord } from '@simpletread/contract';
import { Banner } from '@simpletread/ui';
import { useState } from 'react';

import { useConsoleData } from '../api/use-console-data.js';
import { HistoryPanel } from '../audit/HistoryPanel.js';
import { useCan } from '../auth/use-can.js';
import { RecordPage } from '../detail/RecordPage.js';
import { PageHeader } from '../layout/PageHeader.js';
import { useSave } from '../pricing/form/use-save.js';
import { StaleNote } from '../pricing/StaleNote.js';
import type { ArticleInput } from './article-calls.js';
import { StateChip } from './article-face.js';
import { formOf, isSameForm } from './article-form.js';
import { ArticleEditor } from './ArticleEditor.js';
import styles from './Articles.module.css';
import { PublishButtons } from './PublishButtons.js';
import { ReleasesPanel } from './ReleasesPanel.js';

const REFRESH_MS = 30_000;

const ArticleView = ({ article }: { readonly article: ArticleRecord }) => {
  const can = useCan();
  const data = useConsoleData();
  // What the edits began from; the record itself may move on under them.
  const [base, setBase] = useState(article);
  const [form, setForm] = useState(() => formOf(article));
  const isDirty = !isSameForm(form, formOf(base));
  const isStale = article.version > base.version;
  const mayWrite = can('content.change');
  const load = (record: ArticleRecord): void => {
    setBase(record);
    setForm(formOf(record));
  };
  const save = useSave({
    run: (input: ArticleInput, key) =>
      data.changeArticle(article.id, { version: base.version, ...input }, key),
    reload: ['articles', 'history'],
    done: 'Saved.',
    onDone: load,
  });
  if (isStale && !isDirty && !save.isBusy) load(article);
  return (
    <>
      <PageHeader
        title={article.title}
        marks={<StateChip state={article.state} />}
        note={mayWrite ? article.path : `${article.path}, your role reads this`}
        actions={mayWrite ? <PublishButtons article={article} isDirty={isDirty} /> : undefined}
      />
      <div className={styles.above}>
        {article.hasUnpublishedChanges && (
          <Banner>Shoppers read release {article.release}. It was changed since.</Banner>
        )}
      </div>
      {isStale && isDirty && <StaleNote onLoad={() => load(article)} onKeep={() => setBase(article)} />}
      <ArticleEditor
        form={form}
        onChange={(changed) => {
          save.forget();
          setForm(changed);
        }}
        isReadOnly={!mayWrite}
        isDirty={isDirty}
        isBusy={save.isBusy}
        refused={save.errors}
        problem={save.error?.message ?? null}
        onSave={save.start}
        onDiscard={() => load(article)}
      />
      <div className={styles.after}>
        <ReleasesPanel article={article} onTake={mayWrite ? (release) => setForm(formOf(release)) : null} />
        <HistoryPanel type="article" id={article.id} seen={article.version} />
      </div>
    </>
  );
};

/** One article: what is written, what shoppers read of it, and what they read before. */
export const ArticlePage = () => (
  <RecordPage<ArticleRecord> resource="articles" refreshMs={REFRESH_MS}>
    {(article) => <ArticleView key={article.id} article={article} />}
  </RecordPage>
);
