import type { OrderView } from '@simpletread/contract';
import { Banner, Button } from '@simpletread/ui';
import { PageLink } from '../../shell/controls';
import { delayHref } from './delay-place';
import { newDayWords, silenceWords } from './delay-words';
import styles from './Delay.module.css';

interface DelayNoticeProps {
  readonly order: Pick<OrderView, 'orderNumber' | 'delay' | 'isInAccount'>;
  readonly isSignedIn: boolean;
}

/** The way to answer: in the account, or for a guest with the code from our email, which proves the buyer. */
const Way = ({ order: { orderNumber, isInAccount }, isSignedIn }: DelayNoticeProps) => {
  const href = delayHref(isInAccount ? { orderNumber } : 'tracked');
  return isSignedIn || !isInAccount ? (
    <Button href={href} linkAs={PageLink} variant="ghost">
      Wait or cancel
    </Button>
  ) : (
    <Button href={`/login?returnTo=${encodeURIComponent(href)}`} variant="ghost">
      Sign in to answer
    </Button>
  );
};

const lead = ({ state, revisedOn }: NonNullable<OrderView['delay']>): string => {
  if (state === 'agreed')
    return revisedOn === null
      ? 'You agreed to wait. We email you as soon as we know the day.'
      : `You agreed to wait until ${newDayWords({ revisedOn })}.`;
  return revisedOn === null
    ? 'Your order is delayed. We don’t know the new day yet.'
    : `Your order is delayed. New delivery day: ${newDayWords({ revisedOn })}.`;
};

/** Tells the buyer of a late order what we asked them, and where to answer; nothing without a delay. */
export const DelayNotice = ({ order, isSignedIn }: DelayNoticeProps) => {
  const { delay } = order;
  if (delay === null) return null;
  const isOpen = delay.state === 'asked' || delay.canCancel;
  return (
    <div className={styles.notice}>
      <Banner
        tone={delay.state === 'asked' ? 'warn' : 'info'}
        action={isOpen && <Way order={order} isSignedIn={isSignedIn} />}
      >
        {lead(delay)} {delay.state === 'asked' && silenceWords(delay)}
      </Banner>
    </div>
  );
};
