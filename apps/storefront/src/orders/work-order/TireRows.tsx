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
            <span className={`t-small t-muted ${styles.note}`}>
              {WHERE[line.axle]}, item {line.itemNumber}
            </span>
          </td>
          <td>
            <span className="t-size">{line.sizeCode}</span>{' '}
            <span className="t-size">{line.serviceDescription}</span>
          </td>
          <td className={styles.count}>{line.quantity}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
