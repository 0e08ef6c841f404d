import { Panel } from '../../shell/detail/index.js';
import styles from '../../shell/form/Form.module.css';
import { CheckControl, type FormSection, TextControl } from '../../shell/form/index.js';
import { HoursFields } from './HoursFields.js';
import { HolidayFields } from './HolidayFields.js';
import type { SettingsForm } from './settings-form.js';

type SectionProps = FormSection<SettingsForm>;

const NUMBER = 'settings.customerServiceNumber';

/** How the shop is reached, and when. */
export const ServiceSection = ({ form, set, field }: SectionProps) => {
  const { customerServiceNumber: number } = form;
  return (
    <Panel title="Customer service">
      <div className={styles.fields}>
        <div className={styles.wide}>
          <CheckControl label="Show the service number" {...field('customerServiceEnabled')} />
        </div>
        <TextControl
          label="Number as it is shown"
          path={`${NUMBER}.display`}
          maxLength={30}
          value={number.display}
          onChange={(display) => set({ customerServiceNumber: { ...number, display } })}
        />
        <TextControl
          label="Number that is dialled"
          path={`${NUMBER}.value`}
          hint="Ten digits."
          maxLength={20}
          isFigure
          value={number.value}
          onChange={(value) => set({ customerServiceNumber: { ...number, value } })}
        />
      </div>
      <HoursFields week={form.supportWeek} onChange={(supportWeek) => set({ supportWeek })} />
      <HolidayFields days={form.extraHolidays} onChange={(extraHolidays) => set({ extraHolidays })} />
    </Panel>
  );
};
