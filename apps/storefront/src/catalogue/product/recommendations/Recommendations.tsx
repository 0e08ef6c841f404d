import type { TireCard } from '@simpletread/contract';
import { PickCard, TileImage } from '@simpletread/ui';
import { productHref } from '../../../shell/paths';
import { PageLink } from '../../../shell/controls';
import { tirePicture } from '../../../shell/pictures';
import { TirePrice } from '../../../pricing';
import { cardHref } from '../../tires';
import { buyerWords, habitWords, similarityWords } from './companion-words';
import styles from './Recommendations.module.css';
import type { Companions } from './read-companions';
import { ViewedBefore } from './ViewedBefore';

interface RecommendationsProps {
  readonly companions: Companions;
  readonly shown: {
    readonly path: string;
    readonly priceInCents: number;
    readonly score: number | null;
  } | null;
  /** The shown tire's category. */
  readonly categoryName: string;
}

const Similar = ({ tire, words }: { tire: TireCard; words: string }) => (
  <PickCard
    href={cardHref(tire)}
    linkAs={PageLink}
    why={words}
    brand={tire.brandName}
    name={tire.lineName}
    headingLevel={3}
    image={
      <TileImage
        src={tirePicture(tire.imageKey, 'hero', true)}
        alt=""
        width={480}
        height={480}
        corner="m"
        ratio="1 / 0.72"
        loading="lazy"
      />
    }
    price={<TirePrice tire={tire} size="s" hasBar={false} />}
    score={tire.score?.overall ?? null}
    rating={tire.rating}
  />
);

/** Recommended products, each with its rule: by buyers, by similarity, and from this browser's history. */
export const Recommendations = ({
  companions: { similar, habits, boughtWith },
  shown,
  categoryName,
}: RecommendationsProps) => {
  const habit = habits === null ? null : habitWords(habits);
  return (
    <section id="recommendation" className={styles.section}>
      <h2>Recommendations</h2>
      {shown === null && <p className={styles.note}>Select a tire size first to see similar tires.</p>}
      {(habit !== null || boughtWith.length > 0) && (
        <>
          <h3>Frequently bought together</h3>
          {habit !== null && <p>{habit}</p>}
          {boughtWith.length > 0 && (
            <ul role="list" className={styles.tires}>
              {boughtWith.map(({ tire, item }) => (
                <li key={tire.itemNumber}>
                  <PageLink href={productHref(tire)}>
                    <TileImage
                      src={tirePicture(tire.imageKey, 'hero', true)}
                      alt=""
                      width={64}
                      height={64}
                      corner="m"
                      isGlyphOnly
                    />
                    <b>
                      {tire.brandName} {tire.lineName}
                    </b>
                    <span className={styles.size}>{buyerWords(item, categoryName)}</span>
                  </PageLink>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
      {similar.length > 0 && shown !== null && (
        <>
          <h3>Similar tires in this size</h3>
          <p className={styles.note}>
            In stock, nearest in SimpleScore and price: one point of score counts as much as a tenth of the
            price.
          </p>
          <ul role="list" className={styles.similar}>
            {similar.map((tire) => (
              <li key={tire.tireId}>
                <Similar tire={tire} words={similarityWords(tire, shown)} />
              </li>
            ))}
          </ul>
        </>
      )}
      <ViewedBefore except={shown?.path ?? null} />
    </section>
  );
};
