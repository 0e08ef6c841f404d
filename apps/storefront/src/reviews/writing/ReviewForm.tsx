'use client';

import {
  MOST_REVIEW_COMMENTS,
  MOST_REVIEW_NAME,
  MOST_REVIEW_PICTURES,
  MOST_REVIEW_SUMMARY,
  ownValue,
  RATED_QUALITIES,
  REVIEW_EDIT_DAYS,
} from '@simpletread/domain';
import { Banner, Button, Card, TextField } from '@simpletread/ui';
import { useState, type ReactNode } from 'react';
import { useHasScript } from '../../shell/controls';
import { PictureField, QUIET, useKeptForm } from '../../shell/form';
import { QUALITY_LABELS } from '../reviews';
import { ChoiceGroup } from './ChoiceGroup';
import { RatingRow } from './RatingRow';
import { editReview, sendReview } from './review-actions';
import { AGAIN_CHOICES, MILES_CHOICES, PLACE_CHOICES, STYLE_CHOICES } from './review-choice-labels';
import { answeredOf, gapSentence, reviewGaps, type ReviewMessages } from './review-gaps';
import type { ReviewValues } from './review-values';
import { reviewDraftKey, useReviewValues } from './use-review-values';
import styles from './WriteReview.module.css';

interface ReviewFormProps {
  /** Hidden fields: the tires and when the form was opened, or the key of the review that is edited. */
  readonly hidden: readonly (readonly [name: string, value: string])[];
  readonly initial: readonly (readonly [field: string, value: string])[];
  /** The page of the tires, by which the draft is kept; null for an edit. */
  readonly path: string | null;
  /** True if the link that opened it proves the purchase. */
  readonly isInvited?: boolean;
  /** True if it came with a key that proves nothing. */
  readonly isLinkUnknown?: boolean;
  readonly messages: ReviewMessages;
  /** The pictures that an edited review has. */
  readonly pictures?: ReactNode;
  /** The tires beside the form. */
  readonly tires: ReactNode;
}

const leftWords = (values: ReviewValues): string => {
  const { answered, left } = answeredOf(values);
  if (answered === 0) return 'One is enough';
  const [first, ...others] = left;
  if (first === undefined) return 'All done';
  return others.length === 0 ? `${QUALITY_LABELS[first]} is left` : `${left.length} are left`;
};

/** The review form: six ratings, the writer's words, how they drive, and who they are. */
export const ReviewForm = ({
  hidden,
  initial,
  path,
  isInvited = false,
  isLinkUnknown = false,
  messages,
  pictures,
  tires,
}: ReviewFormProps) => {
  const isEdit = path === null;
  const { state, isPending, form, attributes } = useKeptForm(isEdit ? editReview : sendReview, QUIET);
  const hasScript = useHasScript();
  const key = path === null ? null : reviewDraftKey(path);
  const [first] = useState(() => new Map(initial));
  const [values, setValue] = useReviewValues(form, first, key);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const gaps = reviewGaps(values, messages, isEdit);
  const gapAt = (field: string) => gaps.find((gap) => gap.field === field)?.message;
  // An error shows once its field loses focus, or once the server refused it, until it is fixed.
  const errorOf = (field: string): string | undefined =>
    left.has(field) || ownValue(state.fields, field) !== undefined ? gapAt(field) : undefined;
  const text = (field: string) => ({
    name: field,
    value: values.get(field) ?? '',
    error: errorOf(field),
    onChange: (event: { readonly target: { readonly value: string } }) => setValue(field, event.target.value),
    onBlur: () => setLeft(new Set([...left, field])),
  });
  const choice = (field: string) => ({
    name: field,
    value: values.get(field) ?? '',
    onChange: (value: string) => setValue(field, value),
  });
  const { answered } = answeredOf(values);
  return (
    <form {...attributes} ref={form} className={styles.columns} noValidate={hasScript}>
      {hidden.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className={styles.cards}>
        <Card className={styles.card ?? ''}>
          <h2>Rate them</h2>
          {errorOf('ratings') !== undefined && <p className={styles.error}>{errorOf('ratings')}</p>}
          {RATED_QUALITIES.map((quality) => (
            <RatingRow
              key={quality}
              quality={quality}
              value={values.get(quality) ?? ''}
              hasError={quality === 'dry' && errorOf('ratings') !== undefined}
              onChange={(value) => setValue(quality, value)}
            />
          ))}
        </Card>
        <Card className={styles.card ?? ''}>
          <h2>In your words</h2>
          <TextField
            {...text('summary')}
            label="Summary"
            hint={`${(values.get('summary') ?? '').length}/${MOST_REVIEW_SUMMARY}`}
            placeholder="The short version"
            maxLength={MOST_REVIEW_SUMMARY}
          />
          <TextField
            {...text('comments')}
            isMultiline
            label="Comments"
            isOptionalShown
            placeholder="What should the next driver know?"
            maxLength={MOST_REVIEW_COMMENTS}
          />
          {pictures}
          <PictureField
            label="Pictures"
            hint={`Optional. Up to ${MOST_REVIEW_PICTURES} in all, JPG or PNG, under 1 MB each. Leave out faces and license plates.`}
            error={state.fields['pictures']}
            isMultiple
          />
        </Card>
        <Card className={styles.card ?? ''}>
          <h2>How you drive them</h2>
          <ChoiceGroup {...choice('milesDriven')} legend="Miles so far" choices={MILES_CHOICES} />
          <ChoiceGroup {...choice('drivingStyle')} legend="Driving style" choices={STYLE_CHOICES} isWide />
          <ChoiceGroup {...choice('placeDriven')} legend="Where you drive" choices={PLACE_CHOICES} />
          <ChoiceGroup
            {...choice('wouldBuyAgain')}
            legend="Would you buy them again?"
            choices={AGAIN_CHOICES}
            error={errorOf('wouldBuyAgain')}
            isWide
          />
        </Card>
        <Card className={styles.card ?? ''}>
          <h2>About you</h2>
          <div className={styles.pairs}>
            <TextField {...text('name')} label="Name" autoComplete="name" maxLength={MOST_REVIEW_NAME} />
            {!isEdit && (
              <TextField
                {...text('email')}
                label="Email (never posted)"
                inputMode="email"
                autoComplete="email"
                maxLength={254}
              />
            )}
            <TextField
              {...text('vehicle')}
              label="Vehicle"
              isOptionalShown
              placeholder="2021 Subaru Outback"
              maxLength={100}
            />
            <TextField
              {...text('purchasedOn')}
              label="Purchase date"
              isOptionalShown
              placeholder="MM/DD/YYYY"
              inputMode="numeric"
              maxLength={10}
            />
          </div>
          {isInvited && <p>Your invitation verifies your purchase, so you don’t need your order ID.</p>}
          {isLinkUnknown && (
            <p>
              This invitation link doesn’t belong to these tires, so it can’t verify your purchase. Open the
              link in our email again, or add your order below.
            </p>
          )}
          {!isEdit && !isInvited && (
            <fieldset className={styles.choices}>
              <legend>Bought from us? Add your order, and your review shows a verified purchase.</legend>
              <div className={styles.pairs}>
                <TextField {...text('orderNumber')} label="Order ID" isOptionalShown maxLength={40} />
                <TextField
                  {...text('zip')}
                  error={state.fields['zip']}
                  label="Shipping ZIP"
                  isOptionalShown
                  inputMode="numeric"
                  maxLength={10}
                />
              </div>
            </fieldset>
          )}
          <p className="t-muted">
            We post your review with your first name and last initial. Your email and order stay private. A
            moderator reads every review before it’s posted, within 24 hours.
          </p>
        </Card>
      </div>
      <div className={styles.aside}>
        <Card className={styles.card ?? ''}>
          {tires}
          <p className={styles.progress}>
            <b>{answered} of 6 answered</b> <span className="t-muted">{leftWords(values)}</span>
          </p>
          <progress className={styles.bar} max={6} value={answered} aria-label="Ratings answered" />
          {state.problem !== null && gaps.length === 0 && (
            <Banner tone="bad" isLive>
              {state.problem}
            </Banner>
          )}
          <Button
            type="submit"
            variant="cta"
            size="l"
            isFullWidth
            isLoading={isPending}
            disabledReason={hasScript && gaps.length > 0 ? gapSentence(gaps) : undefined}
          >
            {isEdit ? 'Save review' : 'Post review'}
          </Button>
          {gaps.length === 0 && !isEdit && (
            <p className={`t-muted ${styles.center}`}>You can edit it for {REVIEW_EDIT_DAYS} days.</p>
          )}
        </Card>
        <Card className={`${styles.card} ${styles.tips}`}>
          <h2>What helps other drivers</h2>
          <ul>
            <li>What you drove on before</li>
            <li>Rain, snow and noise at speed</li>
            <li>What surprised you, good or bad</li>
          </ul>
        </Card>
      </div>
    </form>
  );
};
