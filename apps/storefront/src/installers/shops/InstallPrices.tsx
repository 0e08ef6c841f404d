import type { ShopPage } from '@simpletread/contract';
import {
  formatMoney,
  INSTALLATION_SAVING,
  INSTALLATION_SAVING_TIRES,
  installationPrice,
} from '@simpletread/domain';
import styles from './Shop.module.css';

const COUNTS = [1, 2, INSTALLATION_SAVING_TIRES] as const;

const headOf = (tires: number): string => {
  if (tires === 1) return '1 tire';
  const saving = tires >= INSTALLATION_SAVING_TIRES ? `, less ${formatMoney(INSTALLATION_SAVING)}` : '';
  return `${tires} tires${saving}`;
};

interface RefusedProps {
  readonly label: string;
}

const Refused = ({ label }: RefusedProps) => (
  <tr>
    <th scope="row">{label}</th>
    <td colSpan={COUNTS.length}>Not at this shop</td>
  </tr>
);

/** A shop's installation prices, by the rules of the cart: one price for every wheel that its machines take. */
export const InstallPrices = ({ shop }: { readonly shop: ShopPage }) => (
  <section aria-labelledby="prices" className={styles.card}>
    <h2 id="prices">Install prices</h2>
    <table aria-labelledby="prices" className={styles.prices}>
      <thead>
        <tr>
          <th scope="col">Wheel size</th>
          {COUNTS.map((tires) => (
            <th key={tires} scope="col">
              {headOf(tires)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">
            {shop.minRimIn} to {shop.maxRimIn} in
          </th>
          {COUNTS.map((tires) => (
            <td key={tires} className="t-num">
              {formatMoney(installationPrice(shop.installPriceInCents, tires).totalInCents)}
            </td>
          ))}
        </tr>
        <Refused label={`Over ${shop.maxRimIn} in`} />
        <Refused label={`Aspect ratio under ${shop.minAspect}`} />
      </tbody>
    </table>
    <p className="t-muted t-small">
      One price for every wheel this shop takes: light-truck and run-flat tires cost the same. It includes
      mounting and balancing. You pay us, not the shop.
    </p>
  </section>
);
