import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { AdminOrder } from '@simpletread/contract';
import {
  type Cents,
  exemptionWords,
  FREE_WITH_DEAL,
  formatMoney,
  shownPrice,
  subtractCents,
  ZERO_CENTS,
} from '@simpletread/domain';
import { PriceBar } from '@simpletread/ui';

import { useCan } from '../../../shell/auth/index.js';
import { Panel } from '../../../shell/detail/index.js';
import panel from '../../../shell/detail/Panel.module.css';
import { LineFit } from './LineFit.js';
import { LinePicture } from './LinePicture.js';
import styles from './LinesPanel.module.css';
import { priceShares } from './price-shares.js';
import { totalWords } from './total-words.js';

type Line = AdminOrder['lines'][number];

const AXLE_WORDS = { all: '', front: ', front', rear: ', rear' } as const;

const LineRow = ({ line, vehicle }: { readonly line: Line; readonly vehicle: string | null }) => (
  <TableRow>
    <TableCell>
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
    </TableCell>
    <TableCell data-end="true">
      {line.quantity}
      {line.removedQuantity > 0 && <span className={styles.removed}>{line.removedQuantity} removed</span>}
    </TableCell>
    <TableCell data-end="true">{formatMoney(line.unitPriceInCents)}</TableCell>
    <TableCell data-end="true">
      <b>{formatMoney(line.subtotalInCents)}</b>
    </TableCell>
  </TableRow>
);

// Viewers who may not see fleets get no certificate, so they can’t know whose it is.
const exemptText = ({ pricing: { exemption } }: AdminOrder, seesFleets: boolean): string => {
  if (exemption === undefined) return '';
  return seesFleets ? exemptionWords(exemption) : 'exempt by a certificate';
};

const isShownAtZero = (detail: string, exempt: string): boolean =>
  detail === FREE_WITH_DEAL || (detail !== '' && detail === exempt);

const extrasOf = (order: AdminOrder, exempt: string): readonly (readonly [string, string, Cents])[] => {
  const { pricing, shop, pickupPoint, customer } = order;
  const shown = shownPrice(pricing);
  const state = shop?.state ?? pickupPoint?.state ?? customer.state;
  return [
    ['Installation', shop?.company ?? '', pricing.installationInCents],
    ['Road hazard', shown.isCoverageFree ? FREE_WITH_DEAL : '', shown.coverageInCents],
    ...shown.promotions.map(
      ({ name, detail, amountInCents }) => [name, detail, subtractCents(ZERO_CENTS, amountInCents)] as const,
    ),
    ['Freight', '', pricing.freightInCents],
    [`${state} tire fee`, '', pricing.stateFeeInCents],
    ['Federal excise tax', '', pricing.fetInCents],
    [`${state} sales tax`, exempt, pricing.salesTaxInCents],
  ];
};

const ExtraRow = ({ label, detail, amount }: { label: string; detail: string; amount: Cents }) => (
  <TableRow>
    <TableCell colSpan={3}>
      {label} <span className={panel.dim}>{detail}</span>
    </TableCell>
    <TableCell data-end="true">
      <span className={amount < 0 ? styles.saving : undefined}>{formatMoney(amount)}</span>
    </TableCell>
  </TableRow>
);

/** The items and their total. */
export const LinesPanel = ({ order }: { readonly order: AdminOrder }) => {
  const exempt = exemptText(order, useCan()('fleets.read'));
  return (
    <Panel title="Lines" extra={`${order.tireCount} tires`}>
      <div className={panel.scroll} role="group" aria-label="Lines of the order" tabIndex={0}>
        <Table className={panel.table} aria-label="Lines">
          <TableHead>
            <TableRow>
              <TableCell>Item</TableCell>
              <TableCell data-end="true">Qty</TableCell>
              <TableCell data-end="true">Each</TableCell>
              <TableCell data-end="true">Amount</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {order.lines.map((line) => (
              <LineRow key={`${line.itemNumber}${line.axle}`} line={line} vehicle={order.vehicle} />
            ))}
            {extrasOf(order, exempt)
              .filter(([, detail, amount]) => amount !== 0 || isShownAtZero(detail, exempt))
              .map(([label, detail, amount]) => (
                <ExtraRow key={label} label={label} detail={detail} amount={amount} />
              ))}
          </TableBody>
        </Table>
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
          <span className={panel.dim}>{totalWords(order)}</span>
        </div>
      </div>
    </Panel>
  );
};
