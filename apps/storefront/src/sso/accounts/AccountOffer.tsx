import { Button, Card } from '@simpletread/ui';
import styles from './Account.module.css';

interface AccountOfferProps {
  readonly returnTo: string;
  readonly maskedEmail: string;
}

/** Offers an account after a guest's order, which becomes the account's once its address is proved [R4.13]. */
export const AccountOffer = ({ returnTo, maskedEmail }: AccountOfferProps) => {
  const query = `?returnTo=${encodeURIComponent(returnTo)}`;
  return (
    <Card className={styles.offer ?? ''} data-print="hide">
      <h2>Keep this order in an account</h2>
      <p>
        Open one with {maskedEmail} and confirm the address by mail: this order, and all others placed with
        it, are then in your account, with reminders to rotate the tires.
      </p>
      <div className={styles.offerActions}>
        <Button href={`/register${query}`}>Create an account</Button>
        <Button href={`/login${query}`} variant="ghost">
          I have one
        </Button>
      </div>
    </Card>
  );
};
