import type { ArticleRecord, ArticleRelease } from '@simpletread/contract';
import { type ArticleSection, easternInstant, easternWall } from '@simpletread/domain';

import type { ArticleInput } from './article-calls.js';

/** An article as its editor holds it; times are readings of the wall in the East, empty for none. */
export interface ArticleForm {
  readonly section: ArticleSection;
  readonly category: string;
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly body: string;
  readonly picture: string;
  readonly visibleFrom: string;
  readonly visibleUntil: string;
}

export const NEW_ARTICLE: ArticleForm = {
  section: 'learn',
  category: 'tire-basics',
  slug: '',
  title: '',
  summary: '',
  body: '',
  picture: '',
  visibleFrom: '',
  visibleUntil: '',
};

const wallOf = (instant: string | null): string => (instant === null ? '' : easternWall(new Date(instant)));

export const formOf = (article: ArticleRecord | ArticleRelease): ArticleForm => ({
  section: article.section,
  category: article.category ?? '',
  slug: article.slug,
  title: article.title,
  summary: article.summary,
  body: article.body,
  picture: article.picture ?? '',
  visibleFrom: wallOf(article.visibleFrom),
  visibleUntil: wallOf(article.visibleUntil),
});

const instantOf = (wall: string): string | null => {
  const read = easternInstant(wall);
  return wall !== '' && read.ok ? read.value.toISOString() : null;
};

const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

/** The body to send. */
export const articleInput = (form: ArticleForm): ArticleInput => ({
  ...form,
  category: form.section === 'learn' || form.section === 'press' ? orNull(form.category) : null,
  picture: orNull(form.picture),
  visibleFrom: instantOf(form.visibleFrom),
  visibleUntil: instantOf(form.visibleUntil),
});

/** An address made of a title: `How to read a tire` is `how-to-read-a-tire`. */
export const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 80);
