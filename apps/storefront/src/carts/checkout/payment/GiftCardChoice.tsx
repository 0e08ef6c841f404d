'use client';

import type { CartGiftCards, PaymentOption } from '@simpletread/contract';
import { formatMoney, giftCardLabel } from '@simpletread/domain';
import { Button, TextField } from '@simpletread/ui';
import type { ReactNode } from 'react';
import { changeGiftCard, type GiftCardState } from './gift-card-actions';
import styles from './GiftCard.module.css';
import { useKeptForm } from '../../../shell/form';

const EMPTY: GiftCardState = { problem: null, code: '' };

interface GiftCardChoiceProps {
  readonly giftCards: CartGiftCards;
  /** The shown payment method, with the gift card's part. */
  readonly option: Pick<PaymentOption, 'giftCardInCents' | 'toPayInCents'>;
}

const Chosen = ({
  number,
  option,
  send,
}: {
  number: string;
  option: GiftCardChoiceProps['option'];
  send: ReactNode;
}) => (
  <div className={styles.chosen}>
    <p>
      <b>{giftCardLabel(number)}</b> pays <b className="t-num">{formatMoney(option.giftCardInCents)}</b>.{' '}
      {option.toPayInCents === 0 ? (
        'Nothing left to pay.'
      ) : (
        <>
          Left to pay: <b className="t-num">{formatMoney(option.toPayInCents)}</b>
        </>
      )}
    </p>
    {send}
  </div>
);

/** A gift card for the cart or part of it: entered, shown with its amount, and removed. Works without script. */
export const GiftCardChoice = ({ giftCards: { chosen, own }, option }: GiftCardChoiceProps) => {
  const { state, isPending, form, attributes } = useKeptForm(changeGiftCard, EMPTY);
  const { problem, code } = state;
  const others = own.filter(({ giftCardId }) => giftCardId !== chosen?.giftCardId);
  return (
    <section className={styles.giftCard} aria-label="Gift card">
      {chosen !== null && (
        <Chosen
          number={chosen.number}
          option={option}
          send={
            <form {...attributes}>
              <input type="hidden" name="intent" value="drop" />
              <Button type="submit" variant="quiet" size="s" isLoading={isPending}>
                Remove
              </Button>
            </form>
          }
        />
      )}
      {others.map(({ giftCardId, number, balanceInCents }) => (
        <form key={giftCardId} {...attributes} className={styles.own}>
          <input type="hidden" name="giftCardId" value={giftCardId} />
          <span>
            {giftCardLabel(number)}, <b className="t-num">{formatMoney(balanceInCents)}</b>
          </span>
          <Button type="submit" variant="ghost" size="s" isLoading={isPending}>
            Use it
          </Button>
        </form>
      ))}
      {/* Folded again once a card was accepted. */}
      <details key={chosen?.number} open={problem !== null}>
        <summary>{chosen === null ? 'Have a gift card?' : 'Use another gift card'}</summary>
        <form {...attributes} ref={form} className={styles.form}>
          <TextField
            label="Gift card code"
            name="code"
            defaultValue={code}
            maxLength={40}
            autoComplete="off"
            error={problem ?? undefined}
            isRequired
          />
          <Button type="submit" variant="ghost" isLoading={isPending}>
            Apply
          </Button>
        </form>
      </details>
    </section>
  );
};
