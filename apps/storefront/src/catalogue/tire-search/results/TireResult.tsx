import type { TireCard } from '@simpletread/contract';
import { ResultCard, Tag, TileImage } from '@simpletread/ui';
import { CompareToggle, trayTireOfCard } from '../../compare';
import { PageLink } from '../../../shell/controls';
import { cardHref, fitObjection, fitTag, scoreItems, tireFacts } from '../../tires';
import { tirePicture } from '../../../shell/pictures';
import { TirePrice } from '../../../pricing';
import { ResultFolds } from './ResultFolds';

interface TireResultProps {
  readonly tire: TireCard;
  readonly isPerTire: boolean;
  /** The first pictures load at once. */
  readonly isNearTop: boolean;
}

const LOW_STOCK = 8;

const tagsOf = (tire: TireCard) => {
  const fit = tire.fit === null ? null : fitTag(tire.fit);
  const { state, quantity } = tire.availability;
  return (
    <>
      {tire.isOurPick && <Tag tone="brand">Our pick</Tag>}
      {fit !== null && tire.fit?.kind !== 'fits' && <Tag tone={fit.tone}>{fit.words}</Tag>}
      {state === 'lowStock' && quantity <= LOW_STOCK && <Tag tone="warn">{quantity} left</Tag>}
    </>
  );
};

/** One tire of the results. */
export const TireResult = ({ tire, isPerTire, isNearTop }: TireResultProps) => {
  const isOutOfStock = tire.availability.quantity === 0;
  const objection = tire.fit === null ? undefined : fitObjection(tire.fit);
  return (
    <ResultCard
      href={cardHref(tire)}
      linkAs={PageLink}
      brand={tire.brandName}
      name={tire.lineName}
      headingLevel={3}
      image={
        <TileImage
          src={tirePicture(tire.imageKey, 'hero', true)}
          alt=""
          width={480}
          height={480}
          isDimmed={isOutOfStock}
          loading={isNearTop ? 'eager' : 'lazy'}
        />
      }
      facts={objection === undefined ? tireFacts(tire) : [...tireFacts(tire), objection]}
      score={tire.score?.overall ?? null}
      rating={tire.rating}
      reviewCount={tire.reviewCount}
      bars={scoreItems(tire.score)}
      tags={tagsOf(tire)}
      price={<TirePrice tire={tire} isPerTire={isPerTire} />}
      compare={<CompareToggle tire={trayTireOfCard(tire)} />}
      folds={<ResultFolds tire={tire} />}
      isOutOfStock={isOutOfStock}
    />
  );
};
