import { useCan } from '../../../shell/auth/index.js';
import { Panel } from '../../../shell/detail/index.js';
import { FormContext, useFormState } from '../../../shell/form/index.js';
import styles from '../../../shell/form/Form.module.css';
import { RulesControl } from '../pieces/RulesControl.js';
import type { SectionProps } from './section.js';

const count = (number: number, one: string): string => `${number} ${one}${number === 1 ? '' : 's'}`;

/** Promotions and price lists that begin and end with the campaign. */
export const PricesSection = ({
  form: { content },
  setContent,
}: Pick<SectionProps, 'form' | 'setContent'>) => {
  const can = useCan();
  const state = useFormState();
  const { promotionIds, priceListIds } = content;
  if (!can('pricing.read'))
    return (
      <Panel title="Prices">
        <div className={styles.fields}>
          <p className={styles.wide}>
            {promotionIds.length + priceListIds.length === 0
              ? 'No prices come with it.'
              : `${count(promotionIds.length, 'promotion')} and ${count(priceListIds.length, 'price list')} begin and end with it.`}{' '}
            Your role does not change them.
          </p>
        </div>
      </Panel>
    );
  return (
    <Panel title="Prices">
      <FormContext value={{ ...state, isReadOnly: state.isReadOnly || !can('pricing.change') }}>
        <div className={styles.fields}>
          <div className={styles.wide}>
            <RulesControl
              resource="promotions"
              label="Promotions"
              path="content.promotionIds"
              hint="They begin and end with the campaign, whatever dates they have."
              placeholder="None"
              value={promotionIds}
              onChange={(ids) => setContent({ promotionIds: ids })}
            />
          </div>
          <div className={styles.wide}>
            <RulesControl
              resource="price-lists"
              label="Price lists"
              path="content.priceListIds"
              placeholder="None"
              value={priceListIds}
              onChange={(ids) => setContent({ priceListIds: ids })}
            />
          </div>
        </div>
      </FormContext>
    </Panel>
  );
};
