import { CategoriesInput, ReferenceInput, SearchInput } from '../../catalogue/index.js';
import { Panel } from '../../shell/detail/index.js';
import styles from '../../shell/form/Form.module.css';
import { TextInput } from '../../shell/form/index.js';

/** The tires that it is for, and how many of them. */
export const ScopeSection = () => (
  <Panel title="Tires">
    <div className={styles.fields}>
      <p className={`${styles.hint} ${styles.wide}`}>
        A tire must be in every list that isn’t empty. If all are empty, every tire counts.
      </p>
      <ReferenceInput kind="brand" label="Brands" source="scope.brandSlugs" placeholder="All brands" />
      <CategoriesInput label="Categories" source="scope.categoryIds" placeholder="All categories" />
      <ReferenceInput kind="size" label="Sizes" source="scope.sizeCodes" placeholder="All sizes" />
      <SearchInput kind="line" label="Lines" source="scope.lineIds" placeholder="All lines" />
      <SearchInput
        kind="tire"
        label="Single tires, by line and size"
        source="scope.tireIds"
        placeholder="All tires"
      />
      <ReferenceInput
        kind="brand"
        label="Excluded brands"
        source="scope.exceptBrandSlugs"
        placeholder="None"
      />
      <SearchInput kind="tire" label="Excluded tires" source="scope.exceptTireIds" placeholder="None" />
      <TextInput label="Minimum number of these tires" source="minTires" isFigure />
      <TextInput
        label="Minimum subtotal at regular prices"
        source="minSubtotal"
        before="$"
        isFigure
        placeholder="any amount"
      />
    </div>
  </Panel>
);
