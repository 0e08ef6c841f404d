'use client';

import { Banner, Button } from '@simpletread/ui';
import { useActionState } from 'react';
import { PageLink } from '../../../shell/controls';
import { installHere } from './install-here';
import styles from './InstallHere.module.css';

interface InstallHereProps {
  readonly shopCode: string;
  /** True if the shopper's tires, or the next ones, are installed here. */
  readonly isChosen: boolean;
  readonly hasTires: boolean;
}

/** Chooses a shop for the installation of the shopper's tires, now or once there are some. */
export const InstallHere = ({ shopCode, isChosen, hasTires }: InstallHereProps) => {
  const [{ error }, action, isChoosing] = useActionState(installHere, { error: null });
  if (isChosen)
    return (
      <div className={styles.part}>
        <p role="status">
          {hasTires ? 'Your tires will be installed here.' : 'This shop is chosen for your next tires.'}
        </p>
        <Button href={hasTires ? '/cart' : '/'} linkAs={PageLink} variant="cta">
          {hasTires ? 'Go to cart' : 'Find your tires'}
        </Button>
      </div>
    );
  return (
    <form action={action} className={styles.part}>
      <input type="hidden" name="shop" value={shopCode} />
      {error !== null && (
        <Banner tone="bad" isLive>
          {error}
        </Banner>
      )}
      <Button type="submit" variant="cta" isLoading={isChoosing}>
        Install here
      </Button>
    </form>
  );
};
