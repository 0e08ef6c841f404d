import type { FitmentOption, getVehicle, ReplyOf } from '@simpletread/contract';
import { PageLink } from '../../shell/controls';
import styles from './Vehicles.module.css';

export type Vehicle = ReplyOf<typeof getVehicle>;

interface SizesTableProps {
  readonly vehicle: Vehicle;
  readonly chosen: FitmentOption;
  readonly path: string;
}

const serviceText = ({ loadIndex, speedSymbol, loadRange }: FitmentOption['front']): string =>
  [`${loadIndex ?? ''}${speedSymbol ?? ''}`, loadRange === null ? '' : `load range ${loadRange}`]
    .filter((part) => part !== '')
    .join(', ') || 'Unknown';

/** Every size of the vehicle by trim. */
export const SizesTable = ({ vehicle, chosen, path }: SizesTableProps) => (
  <section className={styles.section}>
    <h2>
      Tire sizes of the {vehicle.year} {vehicle.make} {vehicle.model}
    </h2>
    <div className={styles.tableScroll} tabIndex={0} role="region" aria-label="Sizes by trim">
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Trim</th>
            <th scope="col">Front</th>
            <th scope="col">Rear</th>
            <th scope="col">Load and speed</th>
            <th scope="col">Tires</th>
          </tr>
        </thead>
        <tbody>
          {vehicle.options.map((option) => (
            <tr key={option.key} data-chosen={option === chosen}>
              <th scope="row">{option.trims.length === 0 ? 'All trims' : option.trims.join(', ')}</th>
              <td>
                <PageLink href={`/tire-sizes/${option.front.sizeSlug}`} className="t-size">
                  {option.front.sizeCode}
                </PageLink>
              </td>
              <td>
                {option.rear === null ? (
                  'Same'
                ) : (
                  <PageLink href={`/tire-sizes/${option.rear.sizeSlug}`} className="t-size">
                    {option.rear.sizeCode}
                  </PageLink>
                )}
              </td>
              <td>
                {serviceText(option.front)}
                {option.inheritedFrom !== null && (
                  <span className={styles.trims}>from the {option.inheritedFrom}</span>
                )}
                {option.confidence === 'medium' && (
                  <span className={styles.trims}>check the tire placard</span>
                )}
              </td>
              <td>
                <PageLink href={`${path}?option=${encodeURIComponent(option.key)}`}>
                  {option.tireCount} {option.tireCount === 1 ? 'tire' : 'tires'}
                </PageLink>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </section>
);
