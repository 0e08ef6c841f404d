import { createArticle, faultMessage } from '@simpletread/contract';
import { articleBlocks, checkArticlePlace, easternInstant, type FaultCode } from '@simpletread/domain';
import { ArticleBody } from '@simpletread/ui';
import { type SyntheticEvent, useState } from 'react';

import { Panel } from '../detail/Panel.js';
import { errorsOfIssues, type FieldErrors } from '../pricing/form/field-errors.js';
import { FormContext } from '../pricing/form/form-context.js';
import { SaveBar } from '../pricing/form/SaveBar.js';
import type { ArticleInput } from './article-calls.js';
import { type ArticleForm, articleInput } from './article-form.js';
import { ArticleFields } from './ArticleFields.js';
import styles from './Articles.module.css';

interface ArticleEditorProps {
  readonly form: ArticleForm;
  readonly onChange: (form: ArticleForm) => void;
  readonly isReadOnly: boolean;
  readonly isDirty: boolean;
  readonly isBusy: boolean;
  readonly refused: FieldErrors;
  readonly problem: string | null;
  readonly onSave: (input: ArticleInput) => void;
  readonly onDiscard?: () => void;
}

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

const errorsOf = (form: ArticleForm): FieldErrors => {
  const input = articleInput(form);
  const place = checkArticlePlace({ section: input.section, category: input.category, slug: form.slug });
  return {
    ...(place.ok
      ? {}
      : {
          [place.fault.code === 'article.categoryUnknown' ? 'category' : 'slug']: messageOf(place.fault.code),
        }),
    ...errorsOfIssues(createArticle.body.safeParse(input).error?.issues ?? []),
    ...timeErrors(form),
  };
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
export const ArticleEditor = (props: ArticleEditorProps) => {
  const { form, onChange, isReadOnly, isDirty, isBusy, refused, problem } = props;
  const [found, setFound] = useState<FieldErrors>({});
  const errors = { ...refused, ...found };
  const [wrong] = Object.values(errors);
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    const first = errorsOf(form);
    setFound(first);
    if (Object.keys(first).length === 0) props.onSave(articleInput(form));
  };
  const set = (change: Partial<ArticleForm>): void => {
    setFound({});
    onChange({ ...form, ...change });
  };
  return (
    <FormContext value={{ errors, isReadOnly }}>
      <form onSubmit={submit} noValidate>
        <div className={styles.columns}>
          <div className={styles.main}>
            <ArticleFields form={form} set={set} />
          </div>
          <div className={styles.side}>
            <Sample form={form} />
          </div>
        </div>
        {isDirty && !isReadOnly && (
          <SaveBar
            words={wrong ?? problem ?? 'Shoppers see nothing of this until it is published.'}
            isWrong={wrong !== undefined || problem !== null}
            save="Save"
            isBusy={isBusy}
            {...(props.onDiscard === undefined ? {} : { onDiscard: props.onDiscard })}
          />
        )}
      </form>
    </FormContext>
  );
};
