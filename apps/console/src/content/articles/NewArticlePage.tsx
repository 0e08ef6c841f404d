import { NewRecord } from '../../shell/editor/index.js';
import { NEW_ARTICLE } from './article-form.js';
import { articleContract } from './article-contract.js';
import { ArticleEditor } from './ArticleEditor.js';

/** Begins an article; it is a draft until it is published. */
export const NewArticlePage = () => (
  <NewRecord
    title="New article"
    note="A draft until you publish it"
    permission="content.change"
    resource="articles"
    begin={() => NEW_ARTICLE}
    contract={articleContract}
    words="Shoppers won’t see this until you publish it."
    done="Draft saved. Publish it when you’re ready."
  >
    <ArticleEditor />
  </NewRecord>
);
