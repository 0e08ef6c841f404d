import type { LinesFit } from '@simpletread/contract';
import type { ReactNode } from 'react';
import { PageLink } from '../../shell/controls';
import { readShopper, vehicleText } from '../../shell/shopper';
import { anyVehicleHref } from './judged-vehicle';
import styles from './Judged.module.css';
import { VehicleNeeds } from './VehicleNeeds';

interface JudgedLinesProps {
  readonly fit: LinesFit | null;
  /** The page's list in words: `Michelin tires`. */
  readonly what: string;
  readonly path: string;
  /** The lines that fit. */
  readonly children: ReactNode;
}

const leftOut = (count: number): string =>
  count === 1
    ? 'One line that doesn’t fit it is left out.'
    : `${count.toLocaleString('en-US')} lines that don’t fit it are left out.`;

/** Tire lines, checked for the shopper's vehicle: only those that fit, or the sizes it takes if none does. */
export const JudgedLines = async ({ fit, what, path, children }: JudgedLinesProps) => {
  const { vehicle } = await readShopper();
  if (fit === null || vehicle === null) return children;
  const name = vehicleText(vehicle);
  const link = <PageLink href={vehicle.href}>{name}</PageLink>;
  if (fit.kind === 'unknown')
    return (
      <>
        <p className={styles.judged}>
          We don’t know the original tires of your {link}. Check the tire placard in the driver’s door.
        </p>
        {children}
      </>
    );
  if (fit.kind === 'none')
    return (
      <section className={styles.none}>
        <p className={styles.judged}>
          No {what} fit your {link}.
        </p>
        <VehicleNeeds vehicle={vehicle} all={{ href: anyVehicleHref(path), words: `Show all ${what}` }} />
      </section>
    );
  return (
    <>
      <p className={styles.judged}>
        Checked for your {link}.{' '}
        {fit.refusedCount > 0 && (
          <>
            {leftOut(fit.refusedCount)} <PageLink href={anyVehicleHref(path)}>Show all {what}</PageLink>
          </>
        )}
      </p>
      {children}
    </>
  );
};
