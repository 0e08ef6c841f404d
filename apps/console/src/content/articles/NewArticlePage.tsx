import { NewRecord } from '../../shell/editor/index.js';
import { NEW_ARTICLE } from './article-form.js';
import { articleContract } from './article-contract.js';
import { ArticleEditor } from './ArticleEditor.js';

/** Begins an article; it is a draft until it is published. */
export const NewArticlePage = () => (
  <NewRecord
    title="New article"
    note="It is a draft until it is published"
    permission="content.change"
    resource="articles"
    begin={() => NEW_ARTICLE}
    contract={articleContract}
    words="Shoppers see nothing of this until it is published."
    done="Saved as a draft. Publish it when it is ready."
  >
    <ArticleEditor />
  </NewRecord>
);
