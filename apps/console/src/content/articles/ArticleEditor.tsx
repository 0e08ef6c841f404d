import { articleBlocks } from '@simpletread/domain';
import { ArticleBody } from '@simpletread/ui';
import { useWatch } from 'react-hook-form';

import { Panel } from '../../shell/detail/index.js';
import { EditorColumns } from '../../shell/editor/index.js';
import type { ArticleForm } from './article-form.js';
import { ArticleFields } from './ArticleFields.js';
import styles from './Articles.module.css';

/** The article as shoppers would read it. */
const Sample = () => {
  const [summary, body] = useWatch<ArticleForm, ['summary', 'body']>({ name: ['summary', 'body'] });
  return (
    <Panel title="Preview">
      <div className={styles.sample}>
        <p className={styles.lead}>{summary}</p>
        <ArticleBody blocks={articleBlocks(body)} />
      </div>
    </Panel>
  );
};

/** Writes an article with its preview beside it. */
export const ArticleEditor = () => (
  <EditorColumns className={styles.editor} side={<Sample />}>
    <ArticleFields />
  </EditorColumns>
);
