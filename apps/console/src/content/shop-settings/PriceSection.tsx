import { RulesControl } from '../campaigns/index.js';
import { useCan } from '../../shell/auth/index.js';
import { Panel } from '../../shell/detail/index.js';
import styles from '../../shell/form/Form.module.css';
import { CheckControl, type FormSection, SelectControl, TextControl } from '../../shell/form/index.js';
import { PAY_LATER, type SettingsForm } from './settings-form.js';
import { HANDLING_WORDS } from './told-settings.js';

type SectionProps = FormSection<SettingsForm>;

/** What paying later takes off every price. */
export const PayLaterSection = ({ form, set }: SectionProps) => (
  <Panel title="Off for paying later">
    <div className={styles.fields}>
      {PAY_LATER.map(([method, name]) => (
        <TextControl
          key={method}
          label={name}
          path={`settings.paymentTypeDiscountInPercentage.${method}`}
          after="%"
          isFigure
          maxLength={6}
          value={form.percents[method]}
          onChange={(percent) => set({ percents: { ...form.percents, [method]: percent } })}
        />
      ))}
    </div>
  </Panel>
);

/** Which totals each lender takes. */
export const LimitsSection = ({ form, set }: SectionProps) => (
  <Panel title="Totals that lenders take">
    <div className={styles.fields}>
      {PAY_LATER.flatMap(([method, name]) =>
        (['least', 'most'] as const).map((end) => (
          <TextControl
            key={`${method} ${end}`}
            label={`${name}, ${end}`}
            path={`settings.payLaterLimits.${method}.${end}InCents`}
            before="$"
            isFigure
            maxLength={10}
            value={form.limits[method][end]}
            onChange={(amount) =>
              set({ limits: { ...form.limits, [method]: { ...form.limits[method], [end]: amount } } })
            }
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

/** What pages of tires and deals show. */
export const PagesSection = ({ form, set, field }: SectionProps) => {
  const can = useCan();
  const { featuredPromotionIds: featured } = form;
  return (
    <Panel title="Pages of tires and deals">
      <div className={styles.fields}>
        <SelectControl label="Shipping handling" options={MODES} {...field('coreShipHandlingMode')} />
        <CheckControl
          label="Show the price when tires go into the cart"
          {...field('priceDisplayInAddtoCart')}
        />
        <div className={styles.wide}>
          <TextControl
            label="SimpleCrew promo"
            path="settings.simpleCrewPromo"
            maxLength={120}
            placeholder="none"
            {...field('simpleCrewPromo')}
          />
        </div>
        {can('pricing.read') && (
          <>
            <div className={styles.wide}>
              <RulesControl
                resource="promotions"
                label="Deals put first"
                path="settings.featuredPromotionIds.primary"
                hint="In this order. Empty: those that configuration names."
                placeholder="As configured"
                value={featured.primary}
                onChange={(primary) => set({ featuredPromotionIds: { ...featured, primary } })}
              />
            </div>
            <div className={styles.wide}>
              <RulesControl
                resource="promotions"
                label="Deals put after those"
                path="settings.featuredPromotionIds.secondary"
                placeholder="As configured"
                value={featured.secondary}
                onChange={(secondary) => set({ featuredPromotionIds: { ...featured, secondary } })}
              />
            </div>
          </>
        )}
      </div>
    </Panel>
  );
};
