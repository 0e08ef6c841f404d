import type { ArticleSection } from '@simpletread/domain';

import { Panel } from '../../shell/detail/index.js';
import styles from '../../shell/form/Form.module.css';
import { type FormSection, SelectControl, TextControl, WallControl } from '../../shell/form/index.js';
import { categoryOptions, SECTION_OPTIONS } from './article-face.js';
import { type ArticleForm, slugOf } from './article-form.js';
import { BodyControl } from './BodyControl.js';
import { PICTURE_OPTIONS } from './picture-options.js';

type FieldsProps = FormSection<ArticleForm>;

const HOW =
  '## Heading, ### smaller one, - list, 1. numbered, > note, | table | row |, **strong**, *stressed*, [words](/address). A heading that ends in ? is told to search engines as a question.';

/** Where it stands and when it is shown. */
const PlaceFields = ({ form, set, field }: FieldsProps) => {
  const categories = categoryOptions(form.section);
  const move = (section: ArticleSection): void =>
    set({ section, category: categoryOptions(section)[0]?.[0] ?? '' });
  return (
    <Panel title="Place and time">
      <div className={styles.fields}>
        <SelectControl label="Section" options={SECTION_OPTIONS} value={form.section} onChange={move} />
        {categories.length > 0 && (
          <SelectControl label="Category" path="category" options={categories} {...field('category')} />
        )}
        <TextControl label="Last part of its address" path="slug" maxLength={80} {...field('slug')} />
        <SelectControl label="Picture" path="picture" options={PICTURE_OPTIONS} {...field('picture')} />
        <WallControl
          label="Shown from (ET), empty for at once"
          path="visibleFrom"
          {...field('visibleFrom')}
        />
        <WallControl
          label="Shown until (ET), empty for good"
          path="visibleUntil"
          {...field('visibleUntil')}
        />
      </div>
    </Panel>
  );
};

/** Everything that is written of an article. */
export const ArticleFields = (section: FieldsProps) => {
  const { form, set, field } = section;
  const name = (title: string): void =>
    // The address follows the title until somebody writes one.
    set(form.slug === slugOf(form.title) ? { title, slug: slugOf(title) } : { title });
  return (
    <>
      <Panel title="Words">
        <div className={styles.fields}>
          <div className={styles.wide}>
            <TextControl label="Title" path="title" maxLength={120} value={form.title} onChange={name} />
          </div>
          <div className={styles.wide}>
            <BodyControl
              label="Summary, for lists and search engines"
              path="summary"
              rows={2}
              maxLength={300}
              {...field('summary')}
            />
          </div>
          <div className={styles.wide}>
            <BodyControl
              label="Text"
              path="body"
              hint={HOW}
              rows={22}
              maxLength={60_000}
              {...field('body')}
            />
          </div>
        </div>
      </Panel>
      <PlaceFields {...section} />
    </>
  );
};
