import { may, reviewStateWord } from '@simpletread/domain';

import type { ProductLineRow } from '../../../catalogue/index.js';
import { containing, type Renamed } from '../../../platform/database/index.js';
import type { ReviewRow } from '../../../reviews/index.js';
import { type FoundSource, joined, onValue } from './found-source.js';

type Row = Pick<ReviewRow, 'id' | 'state' | 'author_name' | 'summary'> &
  Renamed<ProductLineRow, { line_name: 'name' }>;

const TEXT = "r.author_name || ' ' || r.summary ILIKE ?";

/** Reviews that shoppers wrote, by the shown name and the summary; by mailbox only for those who see contacts. */
export const foundReviews: FoundSource<Row> = {
  kind: 'review',
  columns: 'r.id, r.state, r.author_name, r.summary, coalesce(l.name, p.company) AS line_name',
  from: `reviews.submission s JOIN reviews.review r ON r.id = s.review_id LEFT JOIN catalogue.product_line l ON l.id = r.line_id
    LEFT JOIN installers.shop p ON p.id = r.shop_id`,
  key: 'r.id',
  orderBy: 's.submitted_at DESC, r.id DESC',
  anyOf: ({ text, mailbox, phone, zip, isName }, viewer) => [
    ...(may(viewer, 'contacts.read') ? onValue(mailbox, 's.mailbox = ?') : []),
    ...onValue(isName && mailbox === null && phone === null && zip === null ? containing(text) : null, TEXT),
  ],
  show: (row) => ({
    id: row.id,
    title: `${row.author_name}: ${row.summary}`,
    detail: joined(row.line_name, reviewStateWord(row.state)),
  }),
};
