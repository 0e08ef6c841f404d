import Button from '@mui/material/Button';
import type { NewsletterRow } from '@simpletread/contract';
import { Plus } from 'lucide-react';

import { useCan } from '../../shell/auth/index.js';
import { AppLink } from '../../shell/frame/index.js';
import { type Column, ListPage } from '../../shell/list/index.js';
import { Instant } from '../../shell/time/index.js';
import { NewsletterChip, shareText } from './newsletter-face.js';

const COLUMNS: readonly Column<NewsletterRow>[] = [
  { id: 'name', label: 'Name', sortBy: 'name', render: (row) => <b>{row.name}</b> },
  { id: 'state', label: 'State', render: (row) => <NewsletterChip state={row.state} /> },
  { id: 'subject', label: 'Subject', from: 'L', render: (row) => row.subject },
  {
    id: 'sendAt',
    label: 'Sending',
    sortBy: 'sendAt',
    from: 'M',
    render: (row) => (row.sendAt === null ? '–' : <Instant at={row.sendAt} />),
  },
  { id: 'sent', label: 'Sent', isEnd: true, render: (row) => row.sentCount.toLocaleString('en-US') },
  {
    id: 'clicked',
    label: 'Clicked',
    isEnd: true,
    from: 'M',
    render: (row) => shareText(row.clickedCount, row.sentCount),
  },
  {
    id: 'updated',
    label: 'Changed',
    sortBy: 'updatedAt',
    isEnd: true,
    from: 'L',
    render: (row) => <Instant at={row.updatedAt} />,
  },
];

/** Newsletters to the mailing list. */
export const NewsletterList = () => {
  const can = useCan();
  return (
    <ListPage<NewsletterRow>
      resource="newsletters"
      title="Newsletters"
      sort={{ field: 'updatedAt', order: 'DESC' }}
      searchHint="Name or subject"
      views={[
        { name: 'All', filter: {} },
        { name: 'Drafts', filter: { state: 'draft' } },
        { name: 'Scheduled', filter: { state: 'scheduled' } },
        { name: 'Sending', filter: { state: 'sending' } },
        { name: 'Sent', filter: { state: 'sent' } },
        { name: 'Stopped', filter: { state: 'stopped' } },
      ]}
      columns={COLUMNS}
      nameOf={(row) => row.name}
      above={
        <>
          <Button component={AppLink} href="/newsletter-segments">
            Saved segments
          </Button>
          {can('newsletters.change') && (
            <Button
              variant="contained"
              component={AppLink}
              href="/newsletters/create"
              startIcon={<Plus size={15} aria-hidden="true" />}
            >
              New newsletter
            </Button>
          )}
        </>
      }
    />
  );
};
