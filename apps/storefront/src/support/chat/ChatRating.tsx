'use client';

import { MOST_SATISFACTION_CHARACTERS } from '@simpletread/domain';
import { Button, TextField } from '@simpletread/ui';
import { type FormEvent, useState } from 'react';
import { RATING_CHOICES } from '../satisfaction';
import styles from './Chat.module.css';
import type { Chat } from './use-chat';

/** Asks how we did, once the chat has ended: one rating, to which a comment can be added. */
export const ChatRating = ({ chat }: { readonly chat: Chat }) => {
  const [isBusy, setIsBusy] = useState(false);
  const { mayRate = false, satisfaction: answer = null } = chat.chat ?? {};
  if (!mayRate) return null;
  const rate = async (...given: Parameters<Chat['rate']>): Promise<void> => {
    setIsBusy(true);
    await chat.rate(...given);
    setIsBusy(false);
  };
  const add = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const comment = new FormData(event.currentTarget).get('comment');
    if (answer !== null && typeof comment === 'string' && comment.trim() !== '')
      void rate(answer.rating, comment.trim());
  };
  if (answer === null)
    return (
      <fieldset className={styles.rating}>
        <legend>How did we do?</legend>
        {RATING_CHOICES.map(([rating, label, Icon]) => (
          <Button
            key={rating}
            variant="ghost"
            isFullWidth
            isDisabled={isBusy}
            onClick={() => void rate(rating, '')}
          >
            <Icon size={18} aria-hidden="true" /> {label}
          </Button>
        ))}
      </fieldset>
    );
  return (
    <div className={styles.rated}>
      <p role="status">Thank you for rating us.</p>
      {answer.comment === '' && (
        <form className={styles.rated} onSubmit={add}>
          <TextField
            isMultiline
            rows={2}
            label="Anything to add?"
            name="comment"
            maxLength={MOST_SATISFACTION_CHARACTERS}
          />
          <Button type="submit" variant="ghost" isFullWidth isLoading={isBusy}>
            Add comment
          </Button>
        </form>
      )}
    </div>
  );
};
