import { createArticle, faultMessage } from '@simpletread/contract';
import { articleBlocks, checkArticlePlace, easternInstant, type FaultCode } from '@simpletread/domain';
import { ArticleBody } from '@simpletread/ui';

import { Panel } from '../../shell/detail/index.js';
import { EditorColumns, EditorForm, type EditorProps, type ReadForm } from '../../shell/editor/index.js';
import { errorsOfIssues, type FieldErrors, sectionOf } from '../../shell/form/index.js';
import type { ArticleInput } from './article-calls.js';
import { type ArticleForm, articleInput } from './article-form.js';
import { ArticleFields } from './ArticleFields.js';
import styles from './Articles.module.css';

const messageOf = (code: FaultCode): string => faultMessage({ code, data: {} });

const timeErrors = ({ visibleFrom, visibleUntil }: ArticleForm): FieldErrors => {
  const [from, until] = [easternInstant(visibleFrom), easternInstant(visibleUntil)];
  return {
    ...(visibleFrom === '' || from.ok ? {} : { visibleFrom: faultMessage(from.fault) }),
    ...(visibleUntil === '' || until.ok ? {} : { visibleUntil: faultMessage(until.fault) }),
    ...(from.ok && until.ok && until.value <= from.value
      ? { visibleUntil: messageOf('article.windowInvalid') }
      : {}),
  };
};

const placeErrors = ({ section, category, slug }: ArticleInput): FieldErrors => {
  const place = checkArticlePlace({ section, category, slug });
  if (place.ok) return {};
  const field = place.fault.code === 'article.categoryUnknown' ? 'category' : 'slug';
  return { [field]: messageOf(place.fault.code) };
};

const read = (form: ArticleForm): ReadForm<ArticleInput> => {
  const input = articleInput(form);
  const { error } = createArticle.body.safeParse(input);
  const errors = { ...placeErrors(input), ...errorsOfIssues(error?.issues ?? []), ...timeErrors(form) };
  return { input, errors };
};

/** How shoppers would read it. */
const Sample = ({ form }: { form: ArticleForm }) => (
  <Panel title="Preview">
    <div className={styles.sample}>
      <p className={styles.lead}>{form.summary}</p>
      <ArticleBody blocks={articleBlocks(form.body)} />
    </div>
  </Panel>
);

/** Writes an article with its preview beside it. */
export const ArticleEditor = (props: EditorProps<ArticleForm, ArticleInput>) => {
  const { form, onChange } = props;
  return (
    <EditorForm {...props} read={read} words="Shoppers see nothing of this until it is published.">
      <EditorColumns className={styles.editor} side={<Sample form={form} />}>
        <ArticleFields {...sectionOf(form, onChange)} />
      </EditorColumns>
    </EditorForm>
  );
};
