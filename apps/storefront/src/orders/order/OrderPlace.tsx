import type { OrderView, PickupPoint } from '@simpletread/contract';
import {
  appointmentWords,
  formatPhone,
  isReadyForPickup,
  PICKED_UP,
  pickupTimeWords,
  PICKUP_HOLD_BUSINESS_DAYS,
  READY_FOR_PICKUP,
  WAREHOUSE_PICKUP_HOLD_DAYS,
} from '@simpletread/domain';
import { Directions } from '../../shell/controls';
import { isAppointmentAhead, isPickupHeld } from './order-words';
import { PickupPlace } from './PickupPlace';
import { dayWords } from '../../shell/time';

interface ShopProps {
  readonly shop: NonNullable<OrderView['shop']>;
  readonly appointment: OrderView['appointment'];
  readonly isAwaited: boolean;
  readonly now: Date;
}

const Shop = ({ shop, appointment, isAwaited, now }: ShopProps) => (
  <>
    <h2>Your shop</h2>
    <p>
      <b className="t-strong">{shop.company}</b>
      <br />
      {shop.address1}, {shop.city}, {shop.state} {shop.zip}
      <br />
      <a href={`tel:${shop.phone.replace(/\D/g, '')}`} className="t-num">
        {formatPhone(shop.phone, 'parentheses')}
      </a>
      <br />
      <Directions to={`${shop.company}, ${shop.address1}, ${shop.city}, ${shop.state} ${shop.zip}`} />
    </p>
    {appointment !== null && (
      <p>
        {isAppointmentAhead(appointment, now) ? 'Your appointment' : 'Your appointment was'}
        <br />
        <b className="t-strong">{appointmentWords(appointment)}</b>
      </p>
    )}
    {isAwaited && (
      <p className="t-small t-muted">
        {appointment === null
          ? 'The tires ship straight to the shop, which calls you to set a time once they arrive.'
          : 'The tires ship straight to the shop and arrive before your appointment. Times are in the shop’s local time.'}
      </p>
    )}
  </>
);

const HELD = `The tires are held for ${PICKUP_HOLD_BUSINESS_DAYS} business days.`;

const WAREHOUSE_PROOF = 'Bring the pickup code from our email, or a photo ID in the name of';

/** The time to come to the counter of a warehouse; nothing once the tires are picked up. */
const warehouseNote = (
  { state, pickupReadyBy, pickupHeldUntil }: OrderView,
  timeZone: string,
): string | null => {
  if (state === 'placed' && pickupReadyBy !== null)
    return `Ready by ${pickupTimeWords(new Date(pickupReadyBy), timeZone)}. Wait for our email with the pickup code before you come. Tires are held for ${WAREHOUSE_PICKUP_HOLD_DAYS} days.`;
  return state === 'pendingPickup' && pickupHeldUntil !== null
    ? `The tires are held until ${dayWords(pickupHeldUntil)}. After that, we cancel the order and refund it in full.`
    : null;
};

const WarehousePickup = ({ order, point }: { order: OrderView; point: PickupPoint }) => {
  const note = warehouseNote(order, point.timeZone);
  const isReady = isReadyForPickup(order.state, order.fulfilment);
  return (
    <>
      <h2>
        {isReady && `${READY_FOR_PICKUP} at`}
        {order.state === 'delivered' && `${PICKED_UP} at`}
        {!isReady && order.state !== 'delivered' && 'Pick up at'}
      </h2>
      <PickupPlace point={point} />
      {isReady && (
        <p>
          {WAREHOUSE_PROOF} {order.shippingAddress.name}.
        </p>
      )}
      {note !== null && <p className="t-small t-muted">{note} The counter is closed on federal holidays.</p>}
    </>
  );
};

const pickupTitle = (order: OrderView, now: Date): string => {
  if (!isReadyForPickup(order.state, order.fulfilment)) return 'Pick up at';
  return isPickupHeld(order, now) ? `${READY_FOR_PICKUP} at` : 'Pickup location';
};

const Pickup = ({ order, point, now }: { order: OrderView; point: PickupPoint; now: Date }) => (
  <>
    <h2>{pickupTitle(order, now)}</h2>
    <PickupPlace point={point} />
    {order.state !== 'cancelled' && isPickupHeld(order, now) && (
      <p className="t-small t-muted">
        Bring a photo ID in the name of {order.shippingAddress.name}.{' '}
        {order.pickupHeldUntil === null
          ? `We’ll email and text you when they arrive. ${HELD}`
          : `The tires are held until ${dayWords(order.pickupHeldUntil)}.`}
      </p>
    )}
  </>
);

/** An order's destination: the shop that mounts it, the pickup location, or the buyer’s door. */
export const OrderPlace = ({ order, now }: { order: OrderView; now: Date }) => {
  const { shippingAddress: address, shop, pickupPoint, fulfilment, state, appointment } = order;
  if (pickupPoint !== null && fulfilment === 'warehouse-pickup')
    return <WarehousePickup order={order} point={pickupPoint} />;
  if (pickupPoint !== null) return <Pickup order={order} point={pickupPoint} now={now} />;
  if (fulfilment === 'ship-to-shop' && shop !== null)
    return (
      <Shop
        shop={shop}
        appointment={appointment}
        isAwaited={state !== 'cancelled' && state !== 'delivered'}
        now={now}
      />
    );
  return (
    <>
      <h2>Shipped to</h2>
      <p>
        <b className="t-strong">{address.name}</b>
        {address.company !== null && (
          <>
            <br />
            {address.company}
          </>
        )}
        <br />
        {address.address1}
        {address.address2 !== '' && `, ${address.address2}`}
        <br />
        {address.city}, {address.state} {address.zip}
      </p>
    </>
  );
};
