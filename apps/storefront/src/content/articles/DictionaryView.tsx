import type { DictionaryTerm } from '@simpletread/contract';
import {
  articleBlocks,
  DICTIONARY_CATEGORY,
  DICTIONARY_PATH,
  findArticleCategory,
} from '@simpletread/domain';
import { ArticleBody, Breadcrumbs } from '@simpletread/ui';
import { dictionaryData } from './article-data';
import { breadcrumbData, JsonLd } from '../../shell/search-engines';
import { PageLink } from '../../shell/controls';
import styles from './Content.module.css';
import { termLetters } from './term-letters';

const CRUMBS = [
  { label: 'Home', href: '/' },
  { label: 'Learn', href: '/learn' },
  {
    label: findArticleCategory('learn', DICTIONARY_CATEGORY)?.name ?? 'Learn',
    href: `/learn/${DICTIONARY_CATEGORY}`,
  },
  { label: 'Tire dictionary', href: DICTIONARY_PATH },
];

const anchorOf = (letter: string): string =>
  letter === '#' ? 'letter-other' : `letter-${letter.toLowerCase()}`;

const Term = ({ term: { slug, title, body } }: { term: DictionaryTerm }) => (
  <div id={slug}>
    <dt>
      <a href={`#${slug}`}>{title}</a>
    </dt>
    <dd>
      <ArticleBody blocks={articleBlocks(body)} linkAs={PageLink} />
    </dd>
  </div>
);

/** Every term from A to Z, each with its own anchor. */
export const DictionaryView = ({ terms }: { terms: readonly DictionaryTerm[] }) => {
  const letters = termLetters(terms);
  return (
    <div className={`l-wrap ${styles.page}`}>
      <Breadcrumbs linkAs={PageLink} crumbs={CRUMBS} />
      <JsonLd data={breadcrumbData(CRUMBS)} />
      <JsonLd data={dictionaryData(terms)} />
      <div className={styles.head}>
        <h1>Tire dictionary</h1>
        <p className={styles.lead}>{terms.length} tire terms, each explained in a sentence or two.</p>
      </div>
      <nav aria-label="Letters" className={styles.letters}>
        {letters.map(({ letter }) => (
          <a key={letter} href={`#${anchorOf(letter)}`}>
            {letter}
          </a>
        ))}
      </nav>
      {letters.map(({ letter, terms: found }) => (
        <section
          key={letter}
          id={anchorOf(letter)}
          className={styles.letter}
          aria-labelledby={`${anchorOf(letter)}-name`}
        >
          <h2 id={`${anchorOf(letter)}-name`}>{letter}</h2>
          <dl className={styles.terms}>
            {found.map((term) => (
              <Term key={term.slug} term={term} />
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
};
