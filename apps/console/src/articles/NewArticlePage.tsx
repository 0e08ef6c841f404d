import { useConsoleData } from '../api/use-console-data.js';
import { NewRecord } from '../editor/NewRecord.js';
import { NEW_ARTICLE } from './article-form.js';
import { ArticleEditor } from './ArticleEditor.js';

/** Begins an article; it is a draft until it is published. */
export const NewArticlePage = () => {
  const data = useConsoleData();
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
