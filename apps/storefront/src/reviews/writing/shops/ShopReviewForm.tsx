'use client';

import {
  MOST_REVIEW_COMMENTS,
  MOST_REVIEW_NAME,
  MOST_REVIEW_SUMMARY,
  ownValue,
  REVIEW_EDIT_DAYS,
} from '@simpletread/domain';
import { Banner, Button, Card, RadioCards, TextField } from '@simpletread/ui';
import { useState } from 'react';
import { QUIET, useKeptForm } from '../../../shell/form';
import styles from '../WriteReview.module.css';
import { editShopReview, sendShopReview } from './shop-review-actions';

/** The words of a form, by field. */
export interface ShopReviewStart {
  readonly stars: string;
  readonly summary: string;
  readonly comments: string;
  readonly name: string;
  readonly again: string;
}

interface ShopReviewFormProps {
  readonly hidden: readonly (readonly [name: string, value: string])[];
  readonly initial: ShopReviewStart;
  readonly isEdit: boolean;
  /** True for a signed-in customer, whose orders are known. */
  readonly isSignedIn: boolean;
}

const STARS = ['Great', 'Good', 'OK', 'Fair', 'Poor'].map((label, at) => ({
  value: String(5 - at),
  label: `${5 - at}, ${label.toLowerCase()}`,
}));

const AGAIN = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

/** The form about a shop: stars, words, and the order that was installed there. */
export const ShopReviewForm = ({ hidden, initial, isEdit, isSignedIn }: ShopReviewFormProps) => {
  const { state, isPending, form, attributes } = useKeptForm(isEdit ? editShopReview : sendShopReview, QUIET);
  const [stars, setStars] = useState(initial.stars);
  const [again, setAgain] = useState(initial.again);
  const error = (name: string) => ({ name, error: ownValue(state.fields, name) });
  return (
    <form {...attributes} ref={form} className={styles.cards} noValidate>
      {hidden.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Card className={styles.card ?? ''}>
        <RadioCards
          legend="How was the shop?"
          name="stars"
          value={stars}
          onValueChange={setStars}
          options={STARS}
        />
        <TextField
          {...error('summary')}
          label="Summary"
          defaultValue={initial.summary}
          maxLength={MOST_REVIEW_SUMMARY}
        />
        <TextField
          {...error('comments')}
          isMultiline
          isOptionalShown
          label="What went well, and what didn’t?"
          defaultValue={initial.comments}
          maxLength={MOST_REVIEW_COMMENTS}
        />
        <RadioCards
          legend="Would you come back?"
          name="again"
          value={again}
          onValueChange={setAgain}
          options={AGAIN}
        />
      </Card>
      <Card className={styles.card ?? ''}>
        <TextField
          {...error('name')}
          label="Your name"
          autoComplete="name"
          defaultValue={initial.name}
          maxLength={MOST_REVIEW_NAME}
        />
        {!isEdit && (
          <>
            <TextField
              {...error('email')}
              label="Email (never posted)"
              inputMode="email"
              autoComplete="email"
              maxLength={254}
            />
            <p>
              {isSignedIn
                ? 'Leave these empty to use your latest order installed at this shop.'
                : 'Add the order whose tires were installed at this shop. It is in our emails.'}
            </p>
            <TextField
              {...error('orderNumber')}
              label="Order ID"
              isOptionalShown={isSignedIn}
              maxLength={40}
            />
            <TextField
              {...error('zip')}
              label="Shipping ZIP"
              isOptionalShown={isSignedIn}
              inputMode="numeric"
              maxLength={10}
            />
          </>
        )}
        <p className="t-muted">
          We post your review with your first name and last initial. Your email and order stay private. A
          moderator reads every review before it’s posted, within 24 hours. You can edit it for{' '}
          {REVIEW_EDIT_DAYS} days.
        </p>
        {state.problem !== null && (
          <Banner tone="bad" isLive>
            {state.problem}
          </Banner>
        )}
        <span>
          <Button type="submit" variant="cta" isLoading={isPending}>
            {isEdit ? 'Save review' : 'Post review'}
          </Button>
        </span>
      </Card>
    </form>
  );
};
