import type { OrderView } from '@simpletread/contract';
import styles from './WorkOrder.module.css';

type Line = OrderView['lines'][number];

const WHERE: Record<Line['axle'], string> = {
  all: 'Any position',
  front: 'Front axle',
  rear: 'Rear axle',
};

const installedOf = ({ quantity, returnedQuantity }: Line): number => quantity - returnedQuantity;

/** The tires to mount, without those that were returned. */
export const TireRows = ({ lines }: { lines: readonly Line[] }) => (
  <table className={styles.tires}>
    <thead>
      <tr>
        <th scope="col">Tires</th>
        <th scope="col">Size</th>
        <th scope="col">Where</th>
        <th scope="col" className={styles.count}>
          Count
        </th>
      </tr>
    </thead>
    <tbody>
      {lines
        .filter((line) => installedOf(line) > 0)
        .map((line) => (
          <tr key={`${line.itemNumber} ${line.axle}`}>
            <td>
              {line.brandName} {line.name}
              <span className="t-small t-muted"> Item {line.itemNumber}</span>
            </td>
            <td className="t-size">
              {line.sizeCode} {line.serviceDescription}
            </td>
            <td>{WHERE[line.axle]}</td>
            <td className={styles.count}>{installedOf(line)}</td>
          </tr>
        ))}
    </tbody>
  </table>
);
