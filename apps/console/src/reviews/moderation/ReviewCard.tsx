import ButtonBase from '@mui/material/ButtonBase';
import type { AdminReview } from '@simpletread/contract';
import {
  EMPLOYEE_DISCLOSURE,
  formatOrderNumber,
  fullDayWords,
  type OrderNumber,
  rejectionLabel,
  reviewSignLabel,
} from '@simpletread/domain';
import { Chip, classNames } from '@simpletread/ui';
import { LinkBase } from 'react-admin';

import { StateChip } from '../../shell/detail/index.js';
import { pictureStyles, SentPicture } from '../../shell/pictures/index.js';
import { dayText, dayTimeText, useMinute } from '../../shell/time/index.js';
import { MarkedText } from './MarkedText.js';
import { RatingBars } from './RatingBars.js';
import { useReviewCalls } from './review-calls.js';
import { REVIEW_FACES } from './review-face.js';
import { aboutReview, signTone } from './review-words.js';
import { ReviewSteps } from './ReviewSteps.js';
import styles from './Reviews.module.css';

const Said = ({ label, text }: { readonly label: string; readonly text: string | null }) =>
  text === null ? null : (
    <p className={styles.said}>
      <span>{label}</span> “{text}”
    </p>
  );

const Order = ({ record: { order, purchasedOn, vehicle } }: { readonly record: AdminReview }) => {
  const now = useMinute();
  return (
    <p className={styles.order}>
      {order === null ? (
        'No order with these tires found.'
      ) : (
        <>
          Order{' '}
          <LinkBase to={`/orders/${order.orderId}/show`}>
            {formatOrderNumber(order.orderNumber as OrderNumber)}
          </LinkBase>
          , {order.tires}
          {order.deliveredAt === null ? ', not delivered' : `, delivered ${dayText(order.deliveredAt, now)}`}
          {order.returned > 0 && `, ${order.returned} returned`}.
        </>
      )}
      {vehicle !== '' && ` On a ${vehicle}.`}
      {purchasedOn !== null && ` The writer says they bought them on ${fullDayWords(purchasedOn)}.`}
    </p>
  );
};

const Pictures = ({ record: { id, pictureIds } }: { readonly record: AdminReview }) => {
  const { reviewPicture } = useReviewCalls();
  return pictureIds.length === 0 ? null : (
    <section className={classNames(pictureStyles.pictures, styles.pictures)} aria-label="Pictures">
      {pictureIds.map((pictureId, at) => (
        <SentPicture
          key={pictureId}
          load={reviewPicture}
          recordId={id}
          pictureId={pictureId}
          of="this review"
          label={`Picture ${at + 1} of ${pictureIds.length}`}
        />
      ))}
    </section>
  );
};

const Due = ({ dueAt }: Pick<AdminReview, 'dueAt'>) => {
  const now = useMinute();
  if (dueAt === null) return null;
  const isLate = new Date(dueAt) < now;
  return (
    <span className={classNames(styles.due, isLate && styles.isLate)}>
      {isLate ? 'Overdue since' : 'Due'} {dayTimeText(dueAt, now)} ET
    </span>
  );
};

interface ReviewCardProps {
  readonly record: AdminReview;
  readonly isSelected: boolean;
  readonly onSelect?: () => void;
}

/** A review beside its ratings; the selected one shows its evidence, its order and the decisions. */
export const ReviewCard = ({ record, isSelected, onSelect }: ReviewCardProps) => {
  const { id, authorName, signs, summary, comments, state, reason, decidedBy, pictureIds } = record;
  return (
    <article
      className={classNames(styles.card, isSelected && styles.isSelected)}
      aria-label={`Review by ${authorName}`}
      aria-current={isSelected ? 'true' : undefined}
    >
      <div className={styles.text}>
        <div className={styles.line}>
          <b>{authorName}</b>
          <span className={styles.dim}>{aboutReview(record)}</span>
          <StateChip face={REVIEW_FACES[state]} />
          {record.isEmployee && (
            <Chip tone="info" mark="full">
              Employee
            </Chip>
          )}
          {signs.map(({ kind }) => (
            <Chip key={kind} tone={signTone(kind)} mark="full">
              {reviewSignLabel(kind)}
            </Chip>
          ))}
          {!isSelected && pictureIds.length > 0 && (
            <span className={styles.dim}>
              {pictureIds.length === 1 ? '1 picture' : `${pictureIds.length} pictures`}
            </span>
          )}
          {record.owner !== null && <span className={styles.dim}>Owner: {record.owner.name}</span>}
          <Due dueAt={record.dueAt} />
        </div>
        <h2 className={styles.summary}>
          {isSelected || onSelect === undefined ? (
            <MarkedText text={summary} />
          ) : (
            <ButtonBase className={styles.open} onClick={onSelect}>
              {summary}
            </ButtonBase>
          )}
        </h2>
        {comments !== '' && (
          <p className={styles.comments}>
            <MarkedText text={comments} />
          </p>
        )}
        {isSelected && (
          <>
            <Pictures record={record} />
            {signs.length > 0 && (
              <dl className={styles.signs} aria-label="Evidence">
                {signs.map(({ kind, evidence }) => (
                  <div key={kind}>
                    <dt>{reviewSignLabel(kind)}</dt>
                    <dd>{evidence}</dd>
                  </div>
                ))}
              </dl>
            )}
            <Order record={record} />
            {record.isEmployee && (
              <p className={styles.said}>The shop shows “{EMPLOYEE_DISCLOSURE}” and counts it in no score.</p>
            )}
            <Said label="Our question" text={record.question} />
            <Said label="Answer" text={record.answer} />
            {reason !== null && (
              <p className={styles.said}>
                <span>Rejected by {decidedBy ?? 'a colleague'}</span> {rejectionLabel(reason)}
              </p>
            )}
            <Said label="Appeal" text={record.appeal} />
            {record.replies.map(({ voice, by, text }) => (
              <Said key={voice} label={`Reply from ${by}`} text={text} />
            ))}
            <ReviewSteps key={`${id} ${record.version}`} record={record} />
          </>
        )}
      </div>
      <RatingBars record={record} />
    </article>
  );
};
