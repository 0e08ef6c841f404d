import Button from '@mui/material/Button';
import { QUOTE_OPTIONS, type QuoteOption, quoteOptionLabel } from '@simpletread/domain';
import { useState } from 'react';

import { Panel } from '../../shell/detail/index.js';
import { useBound, useIsReadOnly } from '../../shell/form/index.js';
import { OptionTires } from './OptionTires.js';
import type { QuoteFormLine } from './quote-form.js';
import styles from './Quotes.module.css';
import { useLiveOffer } from './use-live-offer.js';

/** The sets of tires that a quote offers: one, or up to three for the customer to choose from. */
export const TiresSection = () => {
  const { value: lines, onChange } = useBound<readonly QuoteFormLine[]>('lines');
  const isReadOnly = useIsReadOnly();
  const { options: offers } = useLiveOffer();
  // An option that was just added has no tires yet.
  const [begun, setBegun] = useState<readonly QuoteOption[]>([]);
  const used = QUOTE_OPTIONS.filter(
    (option) => begun.includes(option) || lines.some((line) => line.option === option),
  );
  const shown = used.length === 0 ? QUOTE_OPTIONS.slice(0, 1) : used;
  const next = QUOTE_OPTIONS.find((option) => !shown.includes(option));
  const remove = (option: QuoteOption): void => {
    setBegun(begun.filter((one) => one !== option));
    onChange(lines.filter((line) => line.option !== option));
  };
  return (
    <Panel
      title="Tires"
      extra={
        next === undefined || isReadOnly ? undefined : (
          <Button size="small" onClick={() => setBegun([...shown, next])}>
            Add option “{quoteOptionLabel(next)}”
          </Button>
        )
      }
    >
      <div className={styles.lines}>
        {shown.length === 1
          ? shown.map((option) => (
              <OptionTires
                key={option}
                option={option}
                offer={offers.find((one) => one.option === option)?.offer}
              />
            ))
          : shown.map((option) => (
              <section key={option} className={styles.option} aria-label={quoteOptionLabel(option)}>
                <header>
                  <h3>{quoteOptionLabel(option)}</h3>
                  {!isReadOnly && (
                    <Button
                      size="small"
                      color="error"
                      aria-label={`Remove option ${quoteOptionLabel(option)}`}
                      onClick={() => remove(option)}
                    >
                      Remove option
                    </Button>
                  )}
                </header>
                <OptionTires option={option} offer={offers.find((one) => one.option === option)?.offer} />
              </section>
            ))}
      </div>
    </Panel>
  );
};
