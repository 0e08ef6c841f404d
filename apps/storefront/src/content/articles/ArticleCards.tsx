import type { ArticleCard } from '@simpletread/contract';
import { easternDate } from '@simpletread/domain';
import { Card } from '@simpletread/ui';
import { PageLink } from '../../shell/controls';
import { tirePicture } from '../../shell/pictures';
import styles from './Content.module.css';

interface ArticleCardsProps {
  readonly articles: readonly ArticleCard[];
  /** News shows its date; tire knowledge doesn't age with it. */
  readonly hasDays: boolean;
}

const Picture = ({ picture }: { picture: string | null }) => {
  const src = picture === null ? null : tirePicture(picture, 'hero', true);
  return src === null ? null : (
    <div className={styles.picture}>
      <img src={src} alt="" width={480} height={480} loading="lazy" />
    </div>
  );
};

/** Articles to choose from. */
export const ArticleCards = ({ articles, hasDays }: ArticleCardsProps) => (
  <ul role="list" className={styles.cards}>
    {articles.map(({ path, title, summary, picture, publishedAt }) => (
      <Card as="li" isFlush key={path} className={styles.card ?? ''}>
        <Picture picture={picture} />
        <div className={styles.words}>
          {hasDays && (
            <time dateTime={publishedAt} className={styles.date}>
              {easternDate(publishedAt)}
            </time>
          )}
          <h2>
            <PageLink href={path}>{title}</PageLink>
          </h2>
          <p>{summary}</p>
        </div>
      </Card>
    ))}
  </ul>
);
