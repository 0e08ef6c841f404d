import type { ArticleSection } from '@simpletread/domain';
import { useFormContext, useWatch } from 'react-hook-form';

import { Panel } from '../../shell/detail/index.js';
import styles from '../../shell/form/Form.module.css';
import {
  SelectControl,
  SelectInput,
  TextControl,
  TextInput,
  useBound,
  WallInput,
} from '../../shell/form/index.js';
import { categoryOptions, SECTION_OPTIONS } from './article-face.js';
import { type ArticleForm, slugOf } from './article-form.js';
import { PICTURE_OPTIONS } from './picture-options.js';

const HOW =
  '## Heading, ### smaller one, - list, 1. numbered, > note, | table | row |, **strong**, *emphasized*, [text](/path). A heading that ends in ? is marked as a question for search engines.';

/** Each section has its own categories: a new section starts with its first. */
const SectionInput = () => {
  const { value, onChange } = useBound<ArticleSection>('section');
  const { setValue } = useFormContext<ArticleForm>();
  const move = (section: ArticleSection): void => {
    onChange(section);
    setValue('category', categoryOptions(section)[0]?.[0] ?? '', { shouldDirty: true });
  };
  return <SelectControl label="Section" options={SECTION_OPTIONS} value={value} onChange={move} />;
};

/** The address follows the title until staff edit it. */
const TitleInput = () => {
  const { value, onChange, ...bound } = useBound<string>('title');
  const { getValues, setValue } = useFormContext<ArticleForm>();
  const name = (title: string): void => {
    if (getValues('slug') === slugOf(value)) setValue('slug', slugOf(title), { shouldDirty: true });
    onChange(title);
  };
  return <TextControl {...bound} label="Title" maxLength={120} value={value} onChange={name} />;
};

/** The article's address, and when it is shown. */
const PlaceFields = () => {
  const section = useWatch<ArticleForm, 'section'>({ name: 'section' });
  const categories = categoryOptions(section);
  return (
    <Panel title="Location and dates">
      <div className={styles.fields}>
        <SectionInput />
        {categories.length > 0 && <SelectInput label="Category" source="category" options={categories} />}
        <TextInput label="URL slug" source="slug" maxLength={80} />
        <SelectInput label="Picture" source="picture" options={PICTURE_OPTIONS} />
        <WallInput label="Visible from (ET), optional" source="visibleFrom" />
        <WallInput label="Visible until (ET), optional" source="visibleUntil" />
      </div>
    </Panel>
  );
};

/** Everything that is written of an article. */
export const ArticleFields = () => (
  <>
    <Panel title="Content">
      <div className={styles.fields}>
        <div className={styles.wide}>
          <TitleInput />
        </div>
        <div className={styles.wide}>
          <TextInput
            label="Summary, for lists and search engines"
            source="summary"
            rows={2}
            maxLength={300}
          />
        </div>
        <div className={styles.wide}>
          <TextInput label="Text" source="body" hint={HOW} rows={22} maxLength={60_000} />
        </div>
      </div>
    </Panel>
    <PlaceFields />
  </>
);
