import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { useConsoleData } from '../api/use-console-data.js';
import { useCan } from '../auth/use-can.js';
import { AccessDeniedPage } from '../layout/AccessDeniedPage.js';
import { PageHeader } from '../layout/PageHeader.js';
import { useSave } from '../pricing/form/use-save.js';
import type { ArticleInput } from './article-calls.js';
import { NEW_ARTICLE } from './article-form.js';
import { ArticleEditor } from './ArticleEditor.js';

/** Begins an article; it is a draft until it is published. */
export const NewArticlePage = () => {
  const can = useCan();
  const data = useConsoleData();
  const navigate = useNavigate();
  const [form, setForm] = useState(NEW_ARTICLE);
  const save = useSave({
    run: (input: ArticleInput, key) => data.createArticle(input, key),
    reload: ['articles'],
    done: 'Saved as a draft. Publish it when it is ready.',
    onDone: ({ id }) => void navigate(`/articles/${id}/show`),
  });
  if (!can('content.change')) return <AccessDeniedPage />;
  return (
    <>
      <PageHeader title="New article" note="It is a draft until it is published" />
      <ArticleEditor
        form={form}
        onChange={(changed) => {
          save.forget();
          setForm(changed);
        }}
        isReadOnly={false}
        isDirty
        isBusy={save.isBusy}
        refused={save.errors}
        problem={save.error?.message ?? null}
        onSave={save.start}
      />
    </>
  );
};
