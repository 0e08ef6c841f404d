import type { PromotionScope } from '@simpletread/domain';

import { Panel } from '../../detail/Panel.js';
import styles from '../form/Form.module.css';
import { TextControl } from '../form/TextControl.js';
import { ReferencePicker, SearchPicker } from '../reference/ReferencePicker.js';
import type { SectionProps } from './section.js';

const SCOPE = 'definition.scope';
const CONDITIONS = 'definition.conditions';

/** The tires that it is for, and how many of them. */
export const ScopeSection = ({ form, set }: SectionProps) => {
  const { scope } = form;
  const setScope = (change: Partial<PromotionScope>): void => set({ scope: { ...scope, ...change } });
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
          value={scope.brandSlugs}
          onChange={(brandSlugs) => setScope({ brandSlugs })}
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
          value={scope.sizeCodes}
          onChange={(sizeCodes) => setScope({ sizeCodes })}
        />
        <SearchPicker
          kind="line"
          label="Lines"
          path={`${SCOPE}.lineIds`}
          placeholder="All lines"
          value={scope.lineIds}
          onChange={(lineIds) => setScope({ lineIds })}
        />
        <SearchPicker
          kind="tire"
          label="Single tires, by line and size"
          path={`${SCOPE}.tireIds`}
          placeholder="All tires"
          value={scope.tireIds}
          onChange={(tireIds) => setScope({ tireIds })}
        />
        <ReferencePicker
          kind="brand"
          label="But not these brands"
          path={`${SCOPE}.exceptBrandSlugs`}
          placeholder="None left out"
          value={scope.exceptBrandSlugs}
          onChange={(exceptBrandSlugs) => setScope({ exceptBrandSlugs })}
        />
        <SearchPicker
          kind="tire"
          label="But not these tires"
          path={`${SCOPE}.exceptTireIds`}
          placeholder="None left out"
          value={scope.exceptTireIds}
          onChange={(exceptTireIds) => setScope({ exceptTireIds })}
        />
        <TextControl
          label="At least so many of these tires"
          path={`${CONDITIONS}.minTires`}
          isFigure
          value={form.minTires}
          onChange={(minTires) => set({ minTires })}
        />
        <TextControl
          label="For at least, at their own prices"
          path={`${CONDITIONS}.minSubtotalInCents`}
          before="$"
          isFigure
          placeholder="any amount"
          value={form.minSubtotal}
          onChange={(minSubtotal) => set({ minSubtotal })}
        />
      </div>
    </Panel>
  );
};
