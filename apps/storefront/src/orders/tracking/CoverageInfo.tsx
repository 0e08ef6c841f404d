import type { OrderView } from '@simpletread/contract';
import {
  checkRoadside,
  coverageStart,
  easternWall,
  formatMoneyRounded,
  lastCoverageDay,
  lastRoadsideDay,
  openCoverage,
  openRoadside,
  REPAIR_LIMIT,
  replacementLimit,
} from '@simpletread/domain';
import { Button } from '@simpletread/ui';
import { PageLink } from '../../shell/controls';
import { dayWords } from '../../shell/time';

type CoveredView = Pick<OrderView, 'state' | 'deliveredAt' | 'fulfilment' | 'appointment' | 'lines'>;

interface CoverageInfoProps {
  readonly order: CoveredView;
  /** The page on which coverage is claimed. */
  readonly href: string;
  readonly now: Date;
}

const keptOf = ({ lines }: CoveredView): number =>
  lines.reduce((sum, { quantity, returnedQuantity }) => sum + quantity - returnedQuantity, 0);

const installedOn = ({ fulfilment, appointment }: CoveredView): string | null =>
  fulfilment === 'ship-to-shop' ? (appointment?.date ?? null) : null;

const startWords = (name: string, startsOn: string | null, today: string): string =>
  startsOn === null
    ? `${name} starts on delivery`
    : `${name} starts with the installation on ${dayWords(startsOn, today)}`;

const titleOf = (startsOn: string | null, today: string): string => {
  if (startsOn === null || startsOn > today) return startWords('Coverage', startsOn, today);
  const lastDay = lastCoverageDay(startsOn);
  return `${lastDay >= today ? 'Covered through' : 'Coverage ended'} ${dayWords(lastDay, today)}`;
};

const roadsideWords = (startsOn: string | null, today: string): string => {
  if (startsOn === null || startsOn > today) return startWords('Roadside assistance', startsOn, today);
  const lastDay = lastRoadsideDay(startsOn);
  return `Roadside assistance ${lastDay >= today ? 'through' : 'ended'} ${dayWords(lastDay, today)}`;
};

/** Coverage and roadside assistance of an order, until when, and a link to claim it; nothing for an order without either. */
export const CoverageInfo = ({ order, href, now }: CoverageInfoProps) => {
  const today = easternWall(now).slice(0, 10);
  const kept = keptOf(order);
  const isCovered = order.lines.some((line) => line.isCovered && line.quantity > line.returnedQuantity);
  const isRoadside = checkRoadside({ isInstalled: order.fulfilment === 'ship-to-shop', kept, claims: [] }).ok;
  if (order.state === 'cancelled' || !(isCovered || isRoadside)) return null;
  const covered = {
    state: order.state,
    deliveredAt: order.deliveredAt === null ? null : new Date(order.deliveredAt),
    installedOn: installedOn(order),
  };
  const startsOn = coverageStart(covered);
  const year = openCoverage(covered, now);
  const roadside = roadsideWords(startsOn, today);
  const isOpen = (isCovered && year.ok) || (isRoadside && openRoadside(covered, now).ok);
  return (
    <>
      <hr />
      {isCovered && (
        <>
          <h2>{titleOf(startsOn, today)}</h2>
          {year.ok && (
            <p>
              Right now we pay up to {formatMoneyRounded(replacementLimit(year.value))} to replace a tire and
              up to {formatMoneyRounded(REPAIR_LIMIT)} to repair one.
            </p>
          )}
        </>
      )}
      {isRoadside && (isCovered ? <p>{roadside}.</p> : <h2>{roadside}</h2>)}
      {startsOn !== null && startsOn <= today && (
        <Button href={href} linkAs={PageLink} variant="ghost" data-print="hide">
          {!isOpen ? 'See your claims' : isCovered ? 'File a coverage claim' : 'Claim roadside assistance'}
        </Button>
      )}
    </>
  );
};
