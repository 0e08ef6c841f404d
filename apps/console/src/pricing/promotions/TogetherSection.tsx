import { Panel } from '../../shell/detail/index.js';
import styles from '../../shell/form/Form.module.css';
import { type FormSection, SelectControl, TextControl } from '../../shell/form/index.js';
import type { PromotionForm } from './promotion-form.js';
import { STACKING_OPTIONS, togetherWords } from './promotion-words.js';

type SectionProps = FormSection<PromotionForm>;

/** How it gets on with other promotions. */
export const TogetherSection = ({ form, field }: SectionProps) => (
  <Panel title="Together with others">
    <div className={styles.fields}>
      <SelectControl label="Stacking" options={STACKING_OPTIONS} {...field('stacking')} />
      <TextControl
        label="Exclusivity group"
        path="definition.exclusivityGroup"
        maxLength={60}
        placeholder="none"
        {...field('group')}
      />
      <TextControl label="Priority, 0 to 999" path="definition.priority" isFigure {...field('priority')} />
      <p className={styles.wide} aria-live="polite">
        {togetherWords(form)}
      </p>
    </div>
  </Panel>
);

/** How often it can be used, and for how much. */
export const LimitsSection = ({ field }: SectionProps) => (
  <Panel title="Limits">
    <div className={styles.fields}>
      <TextControl
        label="Orders in all"
        path="definition.limits.uses"
        isFigure
        placeholder="no limit"
        {...field('uses')}
      />
      <TextControl
        label="Orders of one customer"
        path="definition.limits.usesPerCustomer"
        isFigure
        placeholder="no limit"
        {...field('usesPerCustomer')}
      />
      <TextControl
        label="Budget: all it may ever take off"
        path="definition.limits.budgetInCents"
        before="$"
        isFigure
        placeholder="no limit"
        {...field('budget')}
      />
    </div>
  </Panel>
);
