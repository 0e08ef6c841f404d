import { NewRecord } from '../../shell/editor/index.js';
import { NEW_ARTICLE } from './article-form.js';
import { ArticleEditor } from './ArticleEditor.js';
import { useArticleCalls } from './article-calls.js';

/** Begins an article; it is a draft until it is published. */
export const NewArticlePage = () => {
  const data = useArticleCalls();
  return (
    <NewRecord
      title="New article"
      note="It is a draft until it is published"
      permission="content.change"
      resource="articles"
      begin={() => NEW_ARTICLE}
      create={data.createArticle}
      done="Saved as a draft. Publish it when it is ready."
      editor={(editor) => <ArticleEditor {...editor} />}
    />
  );
};
