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

const installedOn = ({ appointment }: CoveredView, today: string): string | null =>
  appointment !== null && appointment.date <= today ? appointment.date : null;

const titleOf = (lastDay: string | null, today: string): string => {
  if (lastDay === null) return 'Coverage starts on delivery';
  return `${lastDay >= today ? 'Covered through' : 'Coverage ended'} ${dayWords(lastDay, today)}`;
};

const roadsideWords = (lastDay: string | null, today: string): string => {
  if (lastDay === null) return 'Roadside assistance starts on delivery';
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
    installedOn: installedOn(order, today),
  };
  const startsOn = coverageStart(covered);
  const year = openCoverage(covered, now);
  const roadside = roadsideWords(startsOn === null ? null : lastRoadsideDay(startsOn), today);
  const isOpen = (isCovered && year.ok) || (isRoadside && openRoadside(covered, now).ok);
  return (
    <>
      <hr />
      {isCovered && (
        <>
          <h2>{titleOf(startsOn === null ? null : lastCoverageDay(startsOn), today)}</h2>
          {year.ok && (
            <p>
              Right now we pay up to {formatMoneyRounded(replacementLimit(year.value))} to replace a tire and
              up to {formatMoneyRounded(REPAIR_LIMIT)} to repair one.
            </p>
          )}
        </>
      )}
      {isRoadside && (isCovered ? <p>{roadside}.</p> : <h2>{roadside}</h2>)}
      {startsOn !== null && (
        <Button href={href} linkAs={PageLink} variant="ghost" data-print="hide">
          {!isOpen ? 'See your claims' : isCovered ? 'File a coverage claim' : 'Claim roadside assistance'}
        </Button>
      )}
    </>
  );
};
