import type { ArticleSection } from '@simpletread/domain';

import { WallControl } from '../campaigns/pieces/WallControl.js';
import { Panel } from '../detail/Panel.js';
import styles from '../pricing/form/Form.module.css';
import { SelectControl } from '../pricing/form/SelectControl.js';
import { TextControl } from '../pricing/form/TextControl.js';
import { categoryOptions, SECTION_OPTIONS } from './article-face.js';
import { type ArticleForm, slugOf } from './article-form.js';
import { BodyControl } from './BodyControl.js';
import { PICTURE_OPTIONS } from './picture-options.js';

interface FieldsProps {
  readonly form: ArticleForm;
  readonly set: (change: Partial<ArticleForm>) => void;
}

const HOW =
  '## Heading, ### smaller one, - list, 1. numbered, > note, | table | row |, **strong**, *stressed*, [words](/address). A heading that ends in ? is told to search engines as a question.';

/** Where it stands and when it is shown. */
const PlaceFields = ({ form, set }: FieldsProps) => {
  const categories = categoryOptions(form.section);
  const move = (section: ArticleSection): void =>
    set({ section, category: categoryOptions(section)[0]?.[0] ?? '' });
  return (
    <Panel title="Place and time">
      <div className={styles.fields}>
        <SelectControl label="Section" options={SECTION_OPTIONS} value={form.section} onChange={move} />
        {categories.length > 0 && (
          <SelectControl
            label="Category"
            path="category"
            options={categories}
            value={form.category}
            onChange={(category) => set({ category })}
          />
        )}
        <TextControl
          label="Last part of its address"
          path="slug"
          maxLength={80}
          value={form.slug}
          onChange={(slug) => set({ slug })}
        />
        <SelectControl
          label="Picture"
          path="picture"
          options={PICTURE_OPTIONS}
          value={form.picture}
          onChange={(picture) => set({ picture })}
        />
        <WallControl
          label="Shown from (ET), empty for at once"
          path="visibleFrom"
          value={form.visibleFrom}
          onChange={(visibleFrom) => set({ visibleFrom })}
        />
        <WallControl
          label="Shown until (ET), empty for good"
          path="visibleUntil"
          value={form.visibleUntil}
          onChange={(visibleUntil) => set({ visibleUntil })}
        />
      </div>
    </Panel>
  );
};

/** Everything that is written of an article. */
export const ArticleFields = ({ form, set }: FieldsProps) => {
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
              value={form.summary}
              onChange={(summary) => set({ summary })}
            />
          </div>
          <div className={styles.wide}>
            <BodyControl
              label="Text"
              path="body"
              hint={HOW}
              rows={22}
              maxLength={60_000}
              value={form.body}
              onChange={(body) => set({ body })}
            />
          </div>
        </div>
      </Panel>
      <PlaceFields form={form} set={set} />
    </>
  );
};
