import { Panel } from '../../shell/detail/index.js';
import styles from '../../shell/form/Form.module.css';
import { CheckInput, DaysOffFields, TextInput } from '../../shell/form/index.js';
import { HoursFields } from './HoursFields.js';

/** The service number and its hours. */
export const ServiceSection = () => (
  <Panel title="Customer service">
    <div className={styles.fields}>
      <div className={styles.wide}>
        <CheckInput label="Show the service number" source="customerServiceEnabled" />
      </div>
      <TextInput label="Displayed number" source="customerServiceNumber.display" maxLength={30} />
      <TextInput
        label="Dialed number"
        source="customerServiceNumber.value"
        hint="Ten digits."
        maxLength={20}
        isFigure
      />
    </div>
    <HoursFields />
    <DaysOffFields source="extraHolidays" legend="Extra days off" none="Public holidays only." />
  </Panel>
);
