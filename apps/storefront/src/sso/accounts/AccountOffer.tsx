import { Button, Card } from '@simpletread/ui';
import styles from './Account.module.css';

interface AccountOfferProps {
  readonly returnTo: string;
  readonly maskedEmail: string;
}

/** Offers an account after a guest's order, which moves into the account once its address is verified [R4.13]. */
export const AccountOffer = ({ returnTo, maskedEmail }: AccountOfferProps) => {
  const query = `?returnTo=${encodeURIComponent(returnTo)}`;
  return (
    <Card className={styles.offer ?? ''} data-print="hide">
      <h2>Save this order in an account</h2>
      <p>
        Create one with {maskedEmail} and confirm the address by email: this order, and all others placed with
        it, are then in your account, with reminders to rotate your tires.
      </p>
      <div className={styles.offerActions}>
        <Button href={`/register${query}`}>Create an account</Button>
        <Button href={`/login${query}`} variant="ghost">
          I have an account
        </Button>
      </div>
    </Card>
  );
};
