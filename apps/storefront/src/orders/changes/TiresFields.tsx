import type { OwnChanges } from '@simpletread/contract';
import { Checkbox, SelectField } from '@simpletread/ui';
import { tiresText } from '../../pricing';
import { type ChosenTires, coverageField, tiresField } from './change-state';
import styles from './Changes.module.css';

const optionsOf = (left: number) =>
  Array.from({ length: left + 1 }, (_, index) => {
    const count = left - index;
    return { value: String(count), label: count === 0 ? 'None' : tiresText(count) };
  });

interface TiresFieldsProps {
  readonly lines: OwnChanges['lines'];
  readonly chosen: readonly ChosenTires[];
}

/** The tires of each line that stay on the order, and their coverage. */
export const TiresFields = ({ lines, chosen }: TiresFieldsProps) => (
  <>
    {lines.map(({ lineId, name, quantity, isCovered }) => {
      const line = chosen.find((each) => each.lineId === lineId);
      return (
        <fieldset key={lineId} className={styles.line}>
          <legend>{name}</legend>
          <SelectField
            name={tiresField(lineId)}
            label="Tires to keep"
            options={optionsOf(quantity)}
            defaultValue={line?.quantity ?? String(quantity)}
          />
          {isCovered && (
            <Checkbox
              name={coverageField(lineId)}
              label="Keep road hazard coverage"
              defaultChecked={line?.keepsCoverage ?? true}
            />
          )}
        </fieldset>
      );
    })}
  </>
);
