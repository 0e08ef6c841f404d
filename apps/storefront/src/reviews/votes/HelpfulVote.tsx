'use client';

import { Button, VisuallyHidden } from '@simpletread/ui';
import { useActionState } from 'react';
import { helpfulWords } from './helpful-words';
import styles from './HelpfulVote.module.css';
import { voteHelpful } from './vote-helpful';

interface HelpfulVoteProps {
  readonly reviewId: string;
  readonly helpfulCount: number;
  /** The review’s summary, for those who hear the button alone. */
  readonly of: string;
}

/** Says that a review is helpful, or takes it back; works without script. */
export const HelpfulVote = ({ reviewId, helpfulCount, of }: HelpfulVoteProps) => {
  const [state, send, isSending] = useActionState(voteHelpful, {
    helpfulCount,
    isHelpful: false,
    problem: null,
  });
  return (
    <form action={send} className={styles.vote}>
      <input type="hidden" name="reviewId" value={reviewId} />
      <input type="hidden" name="isHelpful" value={state.isHelpful ? 'no' : 'yes'} />
      <Button type="submit" variant="ghost" size="s" isLoading={isSending}>
        {state.isHelpful ? 'Take back' : 'Helpful'}
        <VisuallyHidden>: {of}</VisuallyHidden>
      </Button>
      <output className={styles.count}>
        {state.isHelpful && 'Thanks. '}
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
