import { Button, TextField } from '@simpletread/ui';
import styles from './SimpleSnap.module.css';

/** The alternative without a photo. */
export const TypeSize = () => (
  <form action="/search" method="get" className={styles.type}>
    <input type="hidden" name="type" value="tireSize" />
    <TextField label="Or type the size" name="q" placeholder="225/65R17" maxLength={100} autoComplete="off" />
    <Button type="submit" variant="ghost">
      Find tires
    </Button>
  </form>
);
