import { useCan } from '../../shell/auth/index.js';
import { Panel } from '../../shell/detail/index.js';
import styles from '../../shell/form/Form.module.css';
import { CheckInput, SelectInput, TextInput } from '../../shell/form/index.js';
import { RulesInput } from '../campaigns/index.js';
import { PAY_LATER } from './settings-form.js';
import { HANDLING_WORDS } from './settings-words.js';

/** The discounts for paying later. */
export const PayLaterSection = () => (
  <Panel title="Pay-later discounts">
    <div className={styles.fields}>
      {PAY_LATER.map(([method, name]) => (
        <TextInput key={method} label={name} source={`percents.${method}`} after="%" isFigure maxLength={6} />
      ))}
    </div>
  </Panel>
);

/** The totals that each lender takes. */
export const LimitsSection = () => (
  <Panel title="Lender limits">
    <div className={styles.fields}>
      {PAY_LATER.flatMap(([method, name]) =>
        (['least', 'most'] as const).map((end) => (
          <TextInput
            key={`${method} ${end}`}
            label={`${name}, ${end}`}
            source={`limits.${method}.${end}`}
            before="$"
            isFigure
            maxLength={10}
          />
        )),
      )}
    </div>
  </Panel>
);

const MODES = [
  ['standard', HANDLING_WORDS.standard],
  ['delayed', HANDLING_WORDS.delayed],
] as const;

const FeaturedDeals = () => (
  <>
    <div className={styles.wide}>
      <RulesInput
        resource="promotions"
        label="Featured deals, shown first"
        source="featuredPromotionIds.primary"
        hint="Shown in this order. Leave empty to use the configured deals."
        placeholder="As configured"
      />
    </div>
    <div className={styles.wide}>
      <RulesInput
        resource="promotions"
        label="Featured deals, shown next"
        source="featuredPromotionIds.secondary"
        placeholder="As configured"
      />
    </div>
  </>
);

/** Settings of tire and deal pages. */
export const PagesSection = () => (
  <Panel title="Tire and deal pages">
    <div className={styles.fields}>
      <SelectInput label="Shipping handling" source="coreShipHandlingMode" options={MODES} />
      <CheckInput label="Show the price when tires are added to the cart" source="priceDisplayInAddtoCart" />
      <div className={styles.wide}>
        <TextInput label="SimpleCrew promo" source="simpleCrewPromo" maxLength={120} placeholder="none" />
      </div>
      {useCan()('pricing.read') && <FeaturedDeals />}
    </div>
  </Panel>
);
