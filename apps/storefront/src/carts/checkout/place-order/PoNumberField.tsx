import { formatMoney, fullDayWords } from '@simpletread/domain';
import { TextField } from '@simpletread/ui';
import styles from './LastStop.module.css';
import type { PurchaseOrders } from './read-purchase-orders';

interface PoNumberFieldProps {
  readonly purchaseOrders: PurchaseOrders;
  readonly error: string | null;
}

const LIST = 'purchase-orders';

const hintOf = ({ hasAny, items }: PurchaseOrders): string => {
  if (!hasAny) return 'If your company uses one. It is printed on the receipt.';
  return items.length === 0
    ? 'None of your company’s purchase orders can be used today.'
    : 'Choose one of your company’s purchase orders. It is printed on the receipt.';
};

/** The buyer’s own number for the order; with a fleet’s purchase orders, one of them. */
export const PoNumberField = ({ purchaseOrders, error }: PoNumberFieldProps) => (
  <div>
    <TextField
      name="poNumber"
      label="PO number"
      className={styles.poNumber}
      // A browser cuts what is pasted at this length without a word, so there is room for more than the rule allows.
      maxLength={100}
      autoComplete="off"
      list={purchaseOrders.items.length === 0 ? undefined : LIST}
      hint={hintOf(purchaseOrders)}
      error={error ?? undefined}
      isOptionalShown
    />
    {purchaseOrders.items.length > 0 && (
      <>
        <datalist id={LIST}>
          {purchaseOrders.items.map(({ number }) => (
            <option key={number} value={number} />
          ))}
        </datalist>
        <ul className={styles.purchaseOrders}>
          {purchaseOrders.items.map(({ number, leftInCents, validUntil }) => (
            <li key={number}>
              <b>{number}</b>: {formatMoney(leftInCents)} left, valid until {fullDayWords(validUntil)}
            </li>
          ))}
        </ul>
      </>
    )}
  </div>
);
