import type { ArticleReply } from '@simpletread/contract';
import { findArticleCategory } from '@simpletread/domain';
import type { Metadata } from 'next';
import type { ListedSection } from './read-articles';
import { pageMetadata } from '../../shell/search-engines';
import { SECTION_NAMES, SECTION_WORDS } from './section-words';

/** Returns the metadata of an article or a page. */
export const articleMetadata = (article: ArticleReply): Metadata =>
  pageMetadata({
    title: article.title,
    description: article.summary,
    path: article.path,
    picture: ['article', `${article.section}/${article.slug}`],
    ...(article.section === 'page'
      ? {}
      : { article: { publishedTime: article.publishedAt, modifiedTime: article.modifiedAt } }),
  });

/** Returns the metadata of a list of articles; each of its pages is canonical. */
export const listMetadata = (section: ListedSection, category: string | null, page: number): Metadata => {
  const found = findArticleCategory(section, category);
  const base = found === null ? `/${section}` : `/${section}/${found.slug}`;
  const title = found === null ? SECTION_WORDS[section].title : `${found.name} · ${SECTION_NAMES[section]}`;
  return pageMetadata({
    title: page === 1 ? title : `${title}, page ${page}`,
    description: SECTION_WORDS[section].lead,
    path: page === 1 ? base : `${base}?page=${page}`,
  });
};
