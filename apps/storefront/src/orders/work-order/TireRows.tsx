import type { WorkOrder } from '@simpletread/contract';
import styles from './WorkOrder.module.css';

type Line = WorkOrder['lines'][number];

const WHERE: Record<Line['axle'], string> = {
  all: 'Any position',
  front: 'Front axle',
  rear: 'Rear axle',
};

/** The tires to mount. */
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
      {lines.map((line) => (
        <tr key={`${line.itemNumber} ${line.axle}`}>
          <td>
            {line.brandName} {line.name}
            <span className="t-small t-muted"> Item {line.itemNumber}</span>
          </td>
          <td className="t-size">
            {line.sizeCode} {line.serviceDescription}
          </td>
          <td>{WHERE[line.axle]}</td>
          <td className={styles.count}>{line.quantity}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
