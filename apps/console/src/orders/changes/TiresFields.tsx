import { CheckInput, SelectInput } from '../../shell/form/index.js';
import { type ChangedOrder, linesLeft } from './change-form.js';
import styles from './ChangeOrder.module.css';

const tires = (count: number): string => `${count} ${count === 1 ? 'tire' : 'tires'}`;

const optionsOf = (left: number) =>
  Array.from({ length: left + 1 }, (_, index) => {
    const count = left - index;
    return [String(count), count === 0 ? 'None, remove this line' : tires(count)] as const;
  });

/** The tires of each line that stay on the order, and their coverage. */
export const TiresFields = ({ lines }: Pick<ChangedOrder, 'lines'>) => (
  <div className={styles.lines}>
    {linesLeft({ lines }).map(
      ({ id, brandName, name, sizeCode, quantity, returnedQuantity, isCovered }, index) => (
        <fieldset key={id} className={styles.line}>
          <legend>
            <b>
              {brandName} {name}
            </b>{' '}
            {sizeCode}
          </legend>
          <SelectInput
            source={`lines.${index}.quantity`}
            label="Tires to keep"
            options={optionsOf(quantity - returnedQuantity)}
          />
          {isCovered && (
            <CheckInput source={`lines.${index}.keepsCoverage`} label="Keep road hazard coverage" />
          )}
        </fieldset>
      ),
    )}
  </div>
);
