import type { ReviewReply } from '@simpletread/contract';

import type { ReplyRow } from './reply.entity.js';

/** A shown reply beside its review, as `REPLIES` reads it. */
export type StoredReply = Pick<ReplyRow, 'voice' | 'text'> & {
  readonly by: string;
  readonly writtenBy: string;
  readonly writtenAt: string;
  readonly editedAt: string | null;
};

const START = `(SELECT coalesce(jsonb_agg(jsonb_build_object('voice', p.voice, 'by', p.signed_as, 'text', p.text, 'writtenBy', p.written_by,
    'writtenAt', p.written_at, 'editedAt', p.edited_at) ORDER BY p.written_at, p.voice), '[]'::jsonb)
   FROM reviews.reply p WHERE p.withdrawn_at IS NULL AND p.review_id =`;

/** The shown replies of a review as a column; `id` is the review's. */
export const repliesOf = (id: string): string => [START, id, ')'].join(' ');

/** Returns a reply as everyone sees it. */
export const shownReply = ({ voice, by, text, writtenAt, editedAt }: StoredReply): ReviewReply => ({
  voice,
  by,
  text,
  repliedOn: new Date(writtenAt).toISOString().slice(0, 10),
  isEdited: editedAt !== null,
});
