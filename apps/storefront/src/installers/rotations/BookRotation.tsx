import type { BookedRotation, GarageVehicle, OfferedAppointments } from '@simpletread/contract';
import { appointmentWords, firstFreeDate, shopClosedWords } from '@simpletread/domain';
import { Banner, Button, EmptyState } from '@simpletread/ui';
import { PageLink } from '../../shell/controls';
import { GARAGE_PATH, rotationHref, shopHref } from '../../shell/paths';
import { AccountFrame } from '../../sso';
import { type ShopsNear, ZipForm } from '../shops';
import { CancelRotation } from './CancelRotation';
import { RotationForm } from './RotationForm';
import styles from './Rotations.module.css';

interface BookRotationProps {
  readonly vehicle: GarageVehicle;
  /** The rotation that is booked for this vehicle; it is moved. */
  readonly booked: BookedRotation | null;
  /** The chosen shop's times; null before a shop is chosen. */
  readonly times: OfferedAppointments | null;
  /** ZIP as typed, or the shopper's own; empty where neither is known. */
  readonly zipText: string;
  readonly near: ShopsNear | null;
  /** The account's own; empty without one. */
  readonly phone: string;
  readonly formKey: string;
}

const SHOPS_SHOWN = 12;

const ShopChoice = ({
  vehicleId,
  zipText,
  near,
}: Pick<BookRotationProps, 'zipText' | 'near'> & { vehicleId: string }) => (
  <>
    <ZipForm
      path={rotationHref(vehicleId)}
      zipText={zipText}
      error={near !== null && 'error' in near ? near.error : null}
    />
    {near !== null &&
      'found' in near &&
      (near.found.total === 0 ? (
        <EmptyState title="No shops found">
          No partner shop is within 25 miles of {near.found.city}, {near.found.state}.
        </EmptyState>
      ) : (
        <section aria-labelledby="rotation-shops" className={styles.shops}>
          <h2 id="rotation-shops">
            Shops near {near.found.city}, {near.found.state}
          </h2>
          <ul role="list" className={styles.list}>
            {near.found.shops.slice(0, SHOPS_SHOWN).map((shop) => (
              <li key={shop.shopId} className={styles.shop}>
                <div>
                  <h3>{shop.company}</h3>
                  <p className="t-muted">
                    {shop.address1}, {shop.city}, {shop.state}
                    {shop.distanceMiles !== null && `, ${shop.distanceMiles.toFixed(1)} mi`}
                  </p>
                </div>
                <Button
                  href={rotationHref(vehicleId, { zip: near.found.zip, shop: shop.code })}
                  linkAs={PageLink}
                  variant="ghost"
                  aria-label={`See times at ${shop.company}`}
                >
                  See times
                </Button>
              </li>
            ))}
          </ul>
        </section>
      ))}
  </>
);

const Booked = ({ booked }: { readonly booked: BookedRotation }) => (
  <div className={styles.booked}>
    <Banner tone="good">
      Booked for <b className="t-strong">{appointmentWords(booked.appointment)}</b> at{' '}
      <PageLink href={shopHref(booked.shop)}>{booked.shop.company}</PageLink>, {booked.shop.address1},{' '}
      {booked.shop.city}.
    </Banner>
    <CancelRotation rotation={booked} />
  </div>
);

/** The page on which a customer books a shop to rotate the tires of a vehicle, or changes that. */
export const BookRotation = ({
  vehicle,
  booked,
  times,
  zipText,
  near,
  phone,
  formKey,
}: BookRotationProps) => {
  const { vehicleId, vehicle: named } = vehicle;
  const canChange = booked === null || booked.movesLeft > 0;
  const hasFree = times !== null && firstFreeDate(times) !== null;
  return (
    <AccountFrame
      title={`Tire rotation for your ${named.year} ${named.make} ${named.model}`}
      lead={
        booked === null
          ? 'Choose a shop and a time. You pay at the shop; call it for the price.'
          : 'You pay at the shop. Call it for the price.'
      }
    >
      <div className={styles.page}>
        {booked !== null && <Booked booked={booked} />}
        {times === null && booked === null && (
          <ShopChoice vehicleId={vehicleId} zipText={zipText} near={near} />
        )}
        {times === null && booked !== null && (
          <p>
            This shop takes no online changes right now. Call it to change the time, or cancel and choose
            another shop.
          </p>
        )}
        {times !== null && !canChange && (
          <p>
            You have changed this appointment as often as you can online. Call the shop to change it again.
          </p>
        )}
        {times !== null && canChange && !hasFree && (
          <EmptyState title="No free time at this shop in the next 30 days">
            {booked === null
              ? 'Please choose another shop.'
              : 'Keep your time, or cancel and choose another shop.'}
          </EmptyState>
        )}
        {times !== null && canChange && hasFree && (
          <section aria-labelledby="rotation-times" className={styles.times}>
            <h2 id="rotation-times">
              {booked === null ? `Times at ${times.company}` : 'Change to another time'}
            </h2>
            <p className="t-muted">
              {['Times are the shop’s local time.', shopClosedWords(times)]
                .filter((words) => words !== '')
                .join(' ')}
            </p>
            <RotationForm
              vehicleId={vehicleId}
              times={times}
              booked={booked}
              phone={phone}
              formKey={formKey}
            />
          </section>
        )}
        <p>
          {times !== null && booked === null ? (
            <PageLink href={rotationHref(vehicleId, zipText === '' ? {} : { zip: zipText })}>
              Choose another shop
            </PageLink>
          ) : (
            <PageLink href={GARAGE_PATH}>Back to My Garage</PageLink>
          )}
        </p>
      </div>
    </AccountFrame>
  );
};
