import type { CartReply } from '@simpletread/contract';
import { Banner, Button } from '@simpletread/ui';
import { PageLink } from '../../../shell/controls';
import styles from './AppointmentGone.module.css';
import { checkoutHref } from '../../../shell/paths';
import { dropInstallation } from './drop-installation';

/** Returns the cart's alert if its time at the shop is gone, too early for the tires or past; null if the time is good. */
export const appointmentAlert = ({ alerts }: Pick<CartReply, 'alerts'>): string | null =>
  alerts.find(({ code }) => code === 'appointmentUnavailable')?.message ?? null;

/** Says that the chosen time at the shop is gone, and offers three options. Nothing if the time is good. */
export const AppointmentGone = ({ cart }: { cart: Pick<CartReply, 'alerts'> }) => {
  const message = appointmentAlert(cart);
  if (message === null) return null;
  return (
    <div className={styles.gone}>
      <Banner tone="bad">
        {message}
        <div className={styles.ways} role="group" aria-label="Options">
          <Button href={`${checkoutHref('shipping')}#times`} linkAs={PageLink} variant="ghost" size="s">
            Change time
          </Button>
          <Button href={`${checkoutHref('shipping')}#shops`} linkAs={PageLink} variant="ghost" size="s">
            Browse shops
          </Button>
          <form action={dropInstallation}>
            <Button type="submit" variant="ghost" size="s">
              Continue without installation
            </Button>
          </form>
        </div>
      </Banner>
    </div>
  );
};
