import type { AdminOrder } from '@simpletread/contract';
import { type Fulfilment, formatMoney, subtractCents, ZERO_CENTS, type Cents } from '@simpletread/domain';
import { PriceBar } from '@simpletread/ui';

import { Panel } from '../../../shell/detail/index.js';
import panel from '../../../shell/detail/Panel.module.css';
import { LineFit } from './LineFit.js';
import { LinePicture } from './LinePicture.js';
import styles from './LinesPanel.module.css';
import { priceShares } from './price-shares.js';

type Line = AdminOrder['lines'][number];

const TOTAL_WORDS = {
  'ship-to-me': 'at the buyer’s door',
  'ship-to-shop': 'out the door',
  'fedex-pickup': 'at the FedEx location',
} as const satisfies Readonly<Record<Fulfilment, string>>;

const AXLE_WORDS = { all: '', front: ', front', rear: ', rear' } as const;

const LineRow = ({ line, vehicle }: { readonly line: Line; readonly vehicle: string | null }) => (
  <tr>
    <td>
      <span className={styles.item}>
        <LinePicture imageKey={line.imageKey} />
        <span>
          <b>
            {line.brandName} {line.name}
          </b>{' '}
          <span className={styles.size}>
            {line.sizeCode} {line.serviceDescription}
            {AXLE_WORDS[line.axle]}
          </span>
          <LineFit line={line} vehicle={vehicle} />
        </span>
      </span>
    </td>
    <td data-end="true">{line.quantity}</td>
    <td data-end="true">{formatMoney(line.unitPriceInCents)}</td>
    <td data-end="true">
      <b>{formatMoney(line.subtotalInCents)}</b>
    </td>
  </tr>
);

const extrasOf = (order: AdminOrder): readonly (readonly [string, string, Cents])[] => {
  const { pricing, shop, pickupPoint, customer } = order;
  const state = shop?.state ?? pickupPoint?.state ?? customer.state;
  return [
    ['Installation', shop?.company ?? '', pricing.installationInCents],
    ['Road hazard', '', pricing.roadHazardInCents],
    ...pricing.promotions.map(
      ({ name, detail, amountInCents }) => [name, detail, subtractCents(ZERO_CENTS, amountInCents)] as const,
    ),
    ['Freight', '', pricing.freightInCents],
    [`${state} tire fee`, '', pricing.stateFeeInCents],
    ['Federal excise tax', '', pricing.fetInCents],
    [`${state} sales tax`, '', pricing.salesTaxInCents],
  ];
};

const ExtraRow = ({ label, detail, amount }: { label: string; detail: string; amount: Cents }) => (
  <tr>
    <td colSpan={3}>
      {label} <span className={panel.dim}>{detail}</span>
    </td>
    <td data-end="true">
      <span className={amount < 0 ? styles.saving : undefined}>{formatMoney(amount)}</span>
    </td>
  </tr>
);

/** The items and their total. */
export const LinesPanel = ({ order }: { readonly order: AdminOrder }) => (
  <Panel title="Lines" extra={`${order.tireCount} tires`}>
    <div className={panel.scroll} role="group" aria-label="Lines of the order" tabIndex={0}>
      <table className={panel.table} aria-label="Lines">
        <thead>
          <tr>
            <th scope="col">Item</th>
            <th scope="col" data-end="true">
              Qty
            </th>
            <th scope="col" data-end="true">
              Each
            </th>
            <th scope="col" data-end="true">
              Amount
            </th>
          </tr>
        </thead>
        <tbody>
          {order.lines.map((line) => (
            <LineRow key={`${line.itemNumber}${line.axle}`} line={line} vehicle={order.vehicle} />
          ))}
          {extrasOf(order)
            .filter(([, , amount]) => amount !== 0)
            .map(([label, detail, amount]) => (
              <ExtraRow key={label} label={label} detail={detail} amount={amount} />
            ))}
        </tbody>
      </table>
    </div>
    <div className={styles.total}>
      <div>
        <PriceBar shares={priceShares(order.pricing)} />
        <p className={panel.dim} style={{ marginTop: 8 }}>
          Captured {formatMoney(order.payment?.capturedInCents ?? ZERO_CENTS)}. Refunded{' '}
          {formatMoney(order.refundedInCents)}.
        </p>
      </div>
      <div className={styles.sum}>
        <b>{formatMoney(order.totalInCents)}</b>
        <span className={panel.dim}>{TOTAL_WORDS[order.fulfilment]}</span>
      </div>
    </div>
  </Panel>
);
