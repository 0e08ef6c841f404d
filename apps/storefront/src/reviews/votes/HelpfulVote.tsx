'use client';

import { Button, VisuallyHidden } from '@simpletread/ui';
import { useActionState, useEffect } from 'react';
import { HELPFUL_VOTES, readValue, useBrowserValue, writeValue } from '../../shell/stored-values';
import { helpfulWords } from './helpful-words';
import styles from './HelpfulVote.module.css';
import { voteHelpful } from './vote-helpful';

interface HelpfulVoteProps {
  readonly reviewId: string;
  readonly helpfulCount: number;
  /** The review’s summary, for those who hear the button alone. */
  readonly of: string;
}

const MOST_KEPT = 200;

/** Keeps in this browser whether its reader found a review helpful, so its button still says so after a reload. */
const keepVote = (reviewId: string, isHelpful: boolean): void => {
  const others = (readValue(HELPFUL_VOTES) ?? []).filter((id) => id !== reviewId);
  writeValue(HELPFUL_VOTES, isHelpful ? [...others, reviewId].slice(-MOST_KEPT) : others);
};

/** Says that a review is helpful, or takes it back; works without script. */
export const HelpfulVote = ({ reviewId, helpfulCount, of }: HelpfulVoteProps) => {
  const [state, send, isSending] = useActionState(voteHelpful, {
    helpfulCount,
    isHelpful: null,
    problem: null,
  });
  const kept = useBrowserValue(HELPFUL_VOTES);
  const isHelpful = state.isHelpful ?? kept?.includes(reviewId) ?? false;
  useEffect(() => {
    if (state.isHelpful !== null) keepVote(reviewId, state.isHelpful);
  }, [reviewId, state.isHelpful]);
  return (
    <form action={send} className={styles.vote}>
      <input type="hidden" name="reviewId" value={reviewId} />
      <input type="hidden" name="isHelpful" value={isHelpful ? 'no' : 'yes'} />
      <Button type="submit" variant="ghost" size="s" isLoading={isSending}>
        {isHelpful ? 'Take back' : 'Helpful'}
        <VisuallyHidden>: {of}</VisuallyHidden>
      </Button>
      <output className={styles.count}>
        {isHelpful && 'Thanks. '}
        {helpfulWords(state.helpfulCount)}
      </output>
      {state.problem !== null && (
        <p role="alert" className={styles.problem}>
          {state.problem}
        </p>
      )}
    </form>
  );
};
