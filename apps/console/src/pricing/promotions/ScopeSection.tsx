import { Panel } from '../../shell/detail/index.js';
import styles from '../../shell/form/Form.module.css';
import { type FormSection, sectionOf, TextControl } from '../../shell/form/index.js';
import { ReferencePicker, SearchPicker } from '../../catalogue/index.js';
import type { PromotionForm } from './promotion-form.js';

type SectionProps = FormSection<PromotionForm>;

const SCOPE = 'definition.scope';
const CONDITIONS = 'definition.conditions';

/** The tires that it is for, and how many of them. */
export const ScopeSection = ({ form: { scope }, set, field }: SectionProps) => {
  const { set: setScope, field: inScope } = sectionOf(scope, (changed) => set({ scope: changed }));
  return (
    <Panel title="On which tires">
      <div className={styles.fields}>
        <p className={`${styles.hint} ${styles.wide}`}>
          A tire counts where it is in every list that is not empty. All empty: every tire.
        </p>
        <ReferencePicker
          kind="brand"
          label="Brands"
          path={`${SCOPE}.brandSlugs`}
          placeholder="All brands"
          {...inScope('brandSlugs')}
        />
        <ReferencePicker
          kind="category"
          label="Categories"
          path={`${SCOPE}.categoryIds`}
          placeholder="All categories"
          value={scope.categoryIds.map(String)}
          onChange={(ids) => setScope({ categoryIds: ids.map(Number) })}
        />
        <ReferencePicker
          kind="size"
          label="Sizes"
          path={`${SCOPE}.sizeCodes`}
          placeholder="All sizes"
          {...inScope('sizeCodes')}
        />
        <SearchPicker
          kind="line"
          label="Lines"
          path={`${SCOPE}.lineIds`}
          placeholder="All lines"
          {...inScope('lineIds')}
        />
        <SearchPicker
          kind="tire"
          label="Single tires, by line and size"
          path={`${SCOPE}.tireIds`}
          placeholder="All tires"
          {...inScope('tireIds')}
        />
        <ReferencePicker
          kind="brand"
          label="But not these brands"
          path={`${SCOPE}.exceptBrandSlugs`}
          placeholder="None left out"
          {...inScope('exceptBrandSlugs')}
        />
        <SearchPicker
          kind="tire"
          label="But not these tires"
          path={`${SCOPE}.exceptTireIds`}
          placeholder="None left out"
          {...inScope('exceptTireIds')}
        />
        <TextControl
          label="At least so many of these tires"
          path={`${CONDITIONS}.minTires`}
          isFigure
          {...field('minTires')}
        />
        <TextControl
          label="For at least, at their own prices"
          path={`${CONDITIONS}.minSubtotalInCents`}
          before="$"
          isFigure
          placeholder="any amount"
          {...field('minSubtotal')}
        />
      </div>
    </Panel>
  );
};
