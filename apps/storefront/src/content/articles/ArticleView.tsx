import type { ArticleReply } from '@simpletread/contract';
import { easternDate, articleBlocks, findArticleCategory, spansText } from '@simpletread/domain';
import { ArticleBody, Breadcrumbs } from '@simpletread/ui';
import type { ReactNode } from 'react';
import { articleData } from './article-data';
import { breadcrumbData, JsonLd } from '../../shell/search-engines';
import { PageLink } from '../../shell/controls';
import { tirePicture } from '../../shell/pictures';
import { ShareLinks } from '../../shell/share';
import styles from './Content.module.css';
import { SECTION_NAMES } from './section-words';

const crumbsOf = ({ section, category, title, path }: ArticleReply) => {
  const own = { label: title, href: path };
  const home = { label: 'Home', href: '/' };
  if (section !== 'learn' && section !== 'press') return [home, own];
  const found = findArticleCategory(section, category);
  return [
    home,
    { label: SECTION_NAMES[section], href: `/${section}` },
    ...(found === null ? [] : [{ label: found.name, href: `/${section}/${found.slug}` }]),
    own,
  ];
};

const Hero = ({ picture }: { picture: string | null }) => {
  const src = picture === null ? null : tirePicture(picture);
  return src === null ? null : (
    <div className={styles.hero}>
      <img src={src} alt="" width={1000} height={1000} />
    </div>
  );
};

interface AsideProps {
  readonly article: ArticleReply;
  readonly headings: readonly { readonly id: string; readonly text: string }[];
  readonly children: ReactNode;
}

const MOST_HEADINGS = 12;

const Aside = ({ article, headings, children }: AsideProps) => (
  <aside className={styles.aside} aria-label="More">
    {children}
    {headings.length > 2 && (
      <nav aria-label="On this page">
        <h2>On this page</h2>
        <ul>
          {headings.slice(0, MOST_HEADINGS).map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ul>
      </nav>
    )}
    {article.related.length > 0 && (
      <nav aria-label="Read next">
        <h2>Read next</h2>
        <ul>
          {article.related.map(({ path, title }) => (
            <li key={path}>
              <PageLink href={path}>{title}</PageLink>
            </li>
          ))}
        </ul>
      </nav>
    )}
  </aside>
);

interface ArticleViewProps {
  readonly article: ArticleReply;
  /** After the text. */
  readonly children?: ReactNode;
  /** Beside the text, or below it on a phone. */
  readonly beside?: ReactNode;
}

/** An article or a page with its structured data. */
export const ArticleView = ({ article, children, beside }: ArticleViewProps) => {
  const blocks = articleBlocks(article.body);
  const crumbs = crumbsOf(article);
  const headings = blocks.flatMap((block) =>
    block.kind === 'heading' && block.level === 2 ? [{ id: block.id, text: spansText(block.line) }] : [],
  );
  const isPage = article.section === 'page';
  return (
    <article className={`l-wrap ${styles.page}`}>
      <Breadcrumbs linkAs={PageLink} crumbs={crumbs} />
      <JsonLd data={breadcrumbData(crumbs)} />
      {articleData(article, blocks).map((data, index) => (
        <JsonLd key={index} data={data} />
      ))}
      <div className={styles.head}>
        <h1>{article.title}</h1>
        <p className={styles.lead}>{article.summary}</p>
        {!isPage && (
          <p className={styles.date}>
            <time dateTime={article.publishedAt}>{easternDate(article.publishedAt)}</time>
          </p>
        )}
      </div>
      <div className={styles.columns}>
        <div>
          <Hero picture={article.picture} />
          <ArticleBody blocks={blocks} linkAs={PageLink} />
          {children}
          {!isPage && <ShareLinks path={article.path} title={article.title} />}
        </div>
        <Aside article={article} headings={headings}>
          {beside}
        </Aside>
      </div>
    </article>
  );
};
