'use client';

import { FREE_WITH_DEAL, formatMoney, type Cents } from '@simpletread/domain';
import { Banner, Button, RadioCards } from '@simpletread/ui';
import { useState } from 'react';
import { PageLink } from '../../../shell/controls';
import { tiresText } from '../../../pricing';
import { checkoutHref } from '../../../shell/paths';
import { chooseRoadHazard } from './choose-road-hazard';
import styles from './RoadHazard.module.css';
import { useKeptForm } from '../../../shell/form';

interface RoadHazardFormProps {
  readonly isChosen: boolean;
  readonly quantity: number;
  readonly price: Cents;
  /** True if it is chosen and a deal pays for it. */
  readonly isFree: boolean;
}

type Answer = 'yes' | 'no';

/** The choice of coverage. */
export const RoadHazardForm = ({ isChosen, quantity, price, isFree }: RoadHazardFormProps) => {
  const initial = { isWanted: isChosen, problem: null, attempt: 0 };
  const { state, isPending, form, attributes } = useKeptForm(chooseRoadHazard, initial);
  const [answer, setAnswer] = useState<Answer>(state.isWanted ? 'yes' : 'no');
  return (
    <form {...attributes} ref={form} className={styles.form}>
      {state.problem !== null && (
        <Banner tone="bad" isLive>
          {state.problem}
        </Banner>
      )}
      <RadioCards<Answer>
        legend="Road hazard coverage"
        isLegendHidden
        name="coverage"
        value={answer}
        onValueChange={setAnswer}
        options={[
          {
            value: 'yes',
            label: `Cover ${tiresText(quantity)} for 36 months`,
            detail: 'Nails, glass, potholes: we pay for the repair, or toward another tire.',
            aside: isFree ? FREE_WITH_DEAL : formatMoney(price),
          },
          {
            value: 'no',
            label: 'No coverage',
            detail: 'The maker’s warranty still applies.',
          },
        ]}
      />
      <div className={styles.actions}>
        <Button type="submit" variant="cta" size="l" isLoading={isPending}>
          Continue to payment
        </Button>
        <Button href={checkoutHref('shipping')} linkAs={PageLink} variant="quiet">
          Back to shipping
        </Button>
      </div>
    </form>
  );
};
