import type { OrderView } from '@simpletread/contract';
import { formatPhone } from '@simpletread/domain';

const Shop = ({ shop, isAwaited }: { shop: NonNullable<OrderView['shop']>; isAwaited: boolean }) => (
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
    </p>
    {isAwaited && (
      <p className="t-small t-muted">
        The tires go straight there. The shop calls you to make a time once they arrive.
      </p>
    )}
  </>
);

/** Where an order goes: the shop that mounts it, or the buyer's door. */
export const OrderPlace = ({ order }: { order: OrderView }) => {
  const { shippingAddress: address, shop, fulfilment, state } = order;
  if (fulfilment === 'ship-to-shop' && shop !== null)
    return <Shop shop={shop} isAwaited={state !== 'cancelled' && state !== 'delivered'} />;
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
