import type { CartReply } from '@simpletread/contract';
import { Banner, Button } from '@simpletread/ui';
import { PageLink } from '../../../shell/controls';
import styles from './AppointmentGone.module.css';
import { checkoutHref } from '../../../shell/paths';
import { dropInstallation } from './drop-installation';

/** What a cart says once its time at the shop is gone, too early for the tires or past; null while it is good. */
export const appointmentAlert = ({ alerts }: Pick<CartReply, 'alerts'>): string | null =>
  alerts.find(({ code }) => code === 'appointmentUnavailable')?.message ?? null;

/** That the chosen time at the shop is gone, and the three ways on. Nothing where it is good. */
export const AppointmentGone = ({ cart }: { cart: Pick<CartReply, 'alerts'> }) => {
  const message = appointmentAlert(cart);
  if (message === null) return null;
  return (
    <div className={styles.gone}>
      <Banner tone="bad">
        {message}
        <div className={styles.ways} role="group" aria-label="Ways on">
          <Button href={`${checkoutHref('shipping')}#times`} linkAs={PageLink} variant="ghost" size="s">
            Change time
          </Button>
          <Button href={`${checkoutHref('shipping')}#shops`} linkAs={PageLink} variant="ghost" size="s">
            Browse shops
          </Button>
          <form action={dropInstallation}>
            <Button type="submit" variant="ghost" size="s">
              Go on without installation
            </Button>
          </form>
        </div>
      </Banner>
    </div>
  );
};
