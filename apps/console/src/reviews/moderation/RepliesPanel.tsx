import Button from '@mui/material/Button';
import type { AdminReview } from '@simpletread/contract';
import { isReviewShown, REPLY_VOICES, type ReplyVoice, replySignature } from '@simpletread/domain';
import { useState } from 'react';

import { useCan } from '../../shell/auth/index.js';
import { Panel } from '../../shell/detail/index.js';
import { dayTimeText, useMinute } from '../../shell/time/index.js';
import { ReplyDialog } from './ReplyDialog.js';
import styles from './Reviews.module.css';
import { WithdrawReplyDialog } from './WithdrawReplyDialog.js';

type Reply = AdminReview['replies'][number];
type Open =
  | { readonly kind: 'write'; readonly voice: ReplyVoice }
  | { readonly kind: 'withdraw'; readonly reply: Reply };

const writtenWords = ({ writtenBy, writtenAt, editedAt }: Reply, now: Date): string =>
  `${editedAt === null ? 'Written' : 'Edited'} ${dayTimeText(editedAt ?? writtenAt, now)} ET by ${writtenBy}`;

/** The public replies to a review: one of the shop, one of the brand. */
export const RepliesPanel = ({ record }: { readonly record: AdminReview }) => {
  const now = useMinute();
  const [open, setOpen] = useState<Open | null>(null);
  const isShown = isReviewShown(record.state);
  const mayReply = useCan()('reviews.reply');
  // No brand speaks for a shop.
  const voices = REPLY_VOICES.filter((voice) => voice === 'shop' || record.brandName !== null);
  const missing = voices.filter((voice) => !record.replies.some((reply) => reply.voice === voice));
  const close = () => setOpen(null);
  return (
    <Panel title="Replies" extra="Everyone can read them below the review.">
      <div className={styles.replies}>
        {record.replies.map((reply) => (
          <section key={reply.voice} className={styles.reply} aria-label={`Reply from ${reply.by}`}>
            <p>
              <b>{reply.by}</b> <span className={styles.dim}>{writtenWords(reply, now)}</span>
            </p>
            <p className={styles.comments}>{reply.text}</p>
            {mayReply && (
              <div className={styles.steps}>
                {isShown && (
                  <Button variant="outlined" onClick={() => setOpen({ kind: 'write', voice: reply.voice })}>
                    Edit
                  </Button>
                )}
                <Button variant="outlined" color="error" onClick={() => setOpen({ kind: 'withdraw', reply })}>
                  Withdraw
                </Button>
              </div>
            )}
          </section>
        ))}
        {!isShown && <p>Replies are possible once the review is published.</p>}
        {isShown && record.replies.length === 0 && (
          <p>No replies yet. The writer gets an email about the first.</p>
        )}
        {isShown && mayReply && missing.length > 0 && (
          <div className={styles.steps}>
            {missing.map((voice) => (
              <Button key={voice} variant="outlined" onClick={() => setOpen({ kind: 'write', voice })}>
                Reply as {replySignature(voice, record.brandName ?? '')}
              </Button>
            ))}
          </div>
        )}
      </div>
      {open?.kind === 'write' && <ReplyDialog record={record} voice={open.voice} onClose={close} />}
      {open?.kind === 'withdraw' && (
        <WithdrawReplyDialog record={record} reply={open.reply} onClose={close} />
      )}
    </Panel>
  );
};
