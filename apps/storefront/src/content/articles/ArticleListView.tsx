import type { ArticleListReply } from '@simpletread/contract';
import { DICTIONARY_PATH, findArticleCategory } from '@simpletread/domain';
import { Breadcrumbs, Pagination } from '@simpletread/ui';
import type { ListedSection } from './read-articles';
import { breadcrumbData, JsonLd } from '../../shell/search-engines';
import { PageLink } from '../../shell/controls';
import { ArticleCards } from './ArticleCards';
import styles from './Content.module.css';
import { SECTION_NAMES, SECTION_WORDS } from './section-words';

interface ArticleListViewProps {
  readonly section: ListedSection;
  readonly category: string | null;
  readonly list: ArticleListReply;
}

const Kinds = ({ section, category, list }: ArticleListViewProps) => (
  <nav aria-label="Topics" className={styles.kinds}>
    <PageLink href={`/${section}`} aria-current={category === null ? 'page' : undefined}>
      Everything
    </PageLink>
    {list.categories
      .filter(({ count }) => count > 0)
      .map(({ slug, name }) => (
        <PageLink
          key={slug}
          href={`/${section}/${slug}`}
          aria-current={slug === category ? 'page' : undefined}
        >
          {name}
        </PageLink>
      ))}
    {section === 'learn' && <PageLink href={DICTIONARY_PATH}>Tire dictionary</PageLink>}
  </nav>
);

/** The articles of a section or one of its categories, one page at a time. */
export const ArticleListView = ({ section, category, list }: ArticleListViewProps) => {
  const found = findArticleCategory(section, category);
  const base = category === null ? `/${section}` : `/${section}/${category}`;
  const crumbs = [
    { label: 'Home', href: '/' },
    { label: SECTION_NAMES[section], href: `/${section}` },
    ...(found === null ? [] : [{ label: found.name, href: base }]),
  ];
  return (
    <div className={`l-wrap ${styles.page}`}>
      <Breadcrumbs linkAs={PageLink} crumbs={crumbs} />
      <JsonLd data={breadcrumbData(crumbs)} />
      <div className={styles.head}>
        <h1>{found?.name ?? SECTION_WORDS[section].title}</h1>
        <p className={styles.lead}>{SECTION_WORDS[section].lead}</p>
      </div>
      <Kinds section={section} category={category} list={list} />
      {list.items.length === 0 ? (
        <p>Nothing here yet.</p>
      ) : (
        <ArticleCards articles={list.items} hasDays={section === 'press'} />
      )}
      <Pagination
        page={list.page}
        pageCount={Math.ceil(list.total / list.perPage)}
        hrefOf={(page) => (page === 1 ? base : `${base}?page=${page}`)}
        linkAs={PageLink}
      />
    </div>
  );
};
