import type { TireSearchReply } from '@simpletread/contract';
import { PickCard, TileImage } from '@simpletread/ui';
import { PageLink } from '../../../shell/controls';
import { tirePicture } from '../../../shell/pictures';
import { TirePrice } from '../../../pricing';
import { cardHref } from '../../tires';
import { pickReason } from './pick-reason';
import styles from './TopPicks.module.css';

interface TopPicksProps {
  readonly picks: TireSearchReply['topPicks'];
  /** One line each instead of a picture card. */
  readonly isCompact?: boolean;
  readonly headingLevel?: 2 | 3;
}

/** At most five tires with one reason each. */
export const TopPicks = ({ picks, isCompact = false, headingLevel = 3 }: TopPicksProps) => (
  <ul role="list" className={isCompact ? styles.strip : styles.cards} aria-label="Top picks">
    {picks.map(({ reason, tire }) => (
      <li key={reason}>
        <PickCard
          href={cardHref(tire)}
          linkAs={PageLink}
          why={pickReason(reason, tire)}
          brand={tire.brandName}
          name={tire.lineName}
          headingLevel={headingLevel}
          isCompact={isCompact}
          image={
            <TileImage
              src={tirePicture(tire.imageKey, 'hero', true)}
              alt=""
              width={480}
              height={480}
              corner="m"
              {...(isCompact ? {} : { ratio: '1 / 0.72' })}
            />
          }
          price={<TirePrice tire={tire} size="s" hasBar={false} />}
          score={tire.score?.overall ?? null}
          rating={tire.rating}
        />
      </li>
    ))}
  </ul>
);
