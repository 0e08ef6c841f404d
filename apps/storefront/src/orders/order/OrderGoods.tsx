import type { CartReply } from '@simpletread/contract';
import { formatMoney, type Cents } from '@simpletread/domain';
import { TileImage } from '@simpletread/ui';
import { tiresText } from '../../pricing';
import { tirePicture } from '../../shell/pictures';
import styles from './OrderGoods.module.css';

interface Goods {
  readonly id: string;
  readonly name: string;
  readonly size: string;
  readonly imageKey: string;
  readonly quantity: number;
  readonly subtotal: Cents;
  /** Tires that were removed before they shipped. */
  readonly removed?: number;
}

export const goodsOfCart = ({ lines }: Pick<CartReply, 'lines'>): Goods[] =>
  lines.map((line) => ({
    id: line.lineId,
    name: `${line.brandName} ${line.name}`,
    size: `${line.sizeCode} ${line.serviceDescription}`,
    imageKey: line.imageKey,
    quantity: line.quantity,
    subtotal: line.subtotalInCents,
  }));

/** The order's tires, one per row. */
export const OrderGoods = ({ goods }: { goods: readonly Goods[] }) => (
  <ul role="list" className={styles.goods}>
    {goods.map(({ id, name, size, imageKey, quantity, subtotal, removed = 0 }) => (
      <li key={id}>
        <TileImage
          src={tirePicture(imageKey, 'hero', true)}
          alt=""
          width={68}
          height={68}
          corner="m"
          ratio="1"
          isGlyphOnly
        />
        <span>
          <b>{name}</b>
          <span className={styles.size}>
            <span className="t-size">{size}</span>,{' '}
            <span className={styles.count}>
              {tiresText(quantity)}
              {removed > 0 && `, ${removed} removed`}
            </span>
          </span>
        </span>
        <span className={styles.subtotal}>{formatMoney(subtotal)}</span>
      </li>
    ))}
  </ul>
);
