import type { MyOrder } from '@simpletread/contract';
import { formatMoney, formatOrderNumber, type OrderNumber, orderStateWord } from '@simpletread/domain';
import { Button, Card, Chip, EmptyState, Pagination } from '@simpletread/ui';
import { PageLink } from '../../shell/controls';
import { dateWords } from '../../shell/time';
import { AccountFrame, accountStyles as styles } from '../../sso';

interface MyOrdersProps {
  readonly orders: readonly MyOrder[];
  readonly page: number;
  readonly pageCount: number;
  readonly email: string;
}

const Order = ({ order }: { order: MyOrder }) => (
  <Card as="li" className={styles.card ?? ''}>
    <div className={styles.cardHead}>
      <h2 className="t-num">Order {formatOrderNumber(order.orderNumber as OrderNumber)}</h2>
      <Chip>{orderStateWord(order.state, order.fulfilment)}</Chip>
    </div>
    <p className={styles.facts}>
      <span>{dateWords(order.placedAt)}</span>
      <span>{order.tireCount === 1 ? '1 tire' : `${order.tireCount} tires`}</span>
      <b className="t-num">{formatMoney(order.totalInCents)}</b>
    </p>
    <ul role="list" className={styles.goods}>
      {order.lines.map(({ name, brandName, sizeCode, quantity }) => (
        <li key={`${brandName} ${name} ${sizeCode}`}>
          {quantity} × {brandName} {name}, {sizeCode}
        </li>
      ))}
    </ul>
    <div>
      <Button href={`/account/my-orders/${order.orderNumber}`} linkAs={PageLink} variant="ghost">
        See order
      </Button>
    </div>
  </Card>
);

/** An account's orders, newest first. */
export const MyOrders = ({ orders, page, pageCount, email }: MyOrdersProps) => (
  <AccountFrame title="My Orders" lead={`Orders placed with ${email} are also here.`}>
    {orders.length === 0 ? (
      <EmptyState
        title="No orders yet"
        actions={
          <Button href="/" linkAs={PageLink} variant="cta">
            Find tires
          </Button>
        }
      >
        Used another email? Find the order by its number and ZIP code.
      </EmptyState>
    ) : (
      <ul role="list" className={styles.list}>
        {orders.map((order) => (
          <Order key={order.orderNumber} order={order} />
        ))}
      </ul>
    )}
    {pageCount > 1 && (
      <div className={styles.pages}>
        <Pagination
          page={page}
          pageCount={pageCount}
          hrefOf={(other) => `/account/my-orders?page=${other}`}
          linkAs={PageLink}
        />
      </div>
    )}
  </AccountFrame>
);
