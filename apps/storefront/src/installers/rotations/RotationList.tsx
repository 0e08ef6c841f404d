import type { BookedRotation } from '@simpletread/contract';
import { appointmentWords, formatPhone } from '@simpletread/domain';
import { Card } from '@simpletread/ui';
import { PageLink } from '../../shell/controls';
import { rotationHref, shopHref } from '../../shell/paths';
import { accountStyles } from '../../sso';
import { CancelRotation } from './CancelRotation';
import styles from './Rotations.module.css';

interface RotationListProps {
  readonly rotations: readonly BookedRotation[];
  /** The vehicles still in the garage. */
  readonly ownedIds: readonly string[];
}

/** The rotations ahead, each with its shop, and the ways to change and cancel it. Nothing without one. */
export const RotationList = ({ rotations, ownedIds }: RotationListProps) => {
  const ahead = rotations.filter(({ hasBegun }) => !hasBegun);
  if (ahead.length === 0) return null;
  return (
    <section className={`${accountStyles.section} ${styles.list}`} aria-labelledby="rotations">
      <h2 id="rotations">Booked rotations</h2>
      <ul role="list" className={styles.list}>
        {ahead.map((rotation) => (
          <Card as="li" key={rotation.id} className={accountStyles.card ?? ''}>
            <div>
              <h3 className={styles.vehicle}>{rotation.vehicle}</h3>
              <p>
                <b className="t-strong">{appointmentWords(rotation.appointment)}</b> at{' '}
                <PageLink href={shopHref(rotation.shop)}>{rotation.shop.company}</PageLink>
              </p>
              <p className="t-muted">
                {rotation.shop.address1}, {rotation.shop.city}, {rotation.shop.state}.{' '}
                <a href={`tel:${rotation.shop.phone.replace(/\D/g, '')}`}>
                  {formatPhone(rotation.shop.phone, 'parentheses')}
                </a>
              </p>
            </div>
            <div className={styles.actions}>
              {ownedIds.includes(rotation.vehicleId) && rotation.movesLeft > 0 && (
                <PageLink href={rotationHref(rotation.vehicleId)}>Change time</PageLink>
              )}
              <CancelRotation rotation={rotation} />
            </div>
          </Card>
        ))}
      </ul>
    </section>
  );
};
