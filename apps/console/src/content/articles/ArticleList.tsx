import Button from '@mui/material/Button';
import type { ArticleRow } from '@simpletread/contract';
import { Plus } from 'lucide-react';

import { useCan } from '../../shell/auth/index.js';
import { AppLink } from '../../shell/frame/index.js';
import { type Column, type FilterField, ListPage } from '../../shell/list/index.js';
import { Instant } from '../../shell/time/index.js';
import { placeText, SECTION_OPTIONS, STATE_OPTIONS, StateChip } from './article-face.js';

const COLUMNS: readonly Column<ArticleRow>[] = [
  { id: 'title', label: 'Title', sortBy: 'title', render: (row) => row.title },
  { id: 'state', label: 'State', render: (row) => <StateChip state={row.state} /> },
  {
    id: 'changes',
    label: 'Unpublished changes',
    from: 'L',
    render: (row) => (row.hasUnpublishedChanges ? 'yes' : '–'),
  },
  { id: 'place', label: 'Location', sortBy: 'section', from: 'M', render: placeText },
  { id: 'path', label: 'Address', from: 'XXL', render: (row) => row.path },
  {
    id: 'updated',
    label: 'Changed',
    sortBy: 'updatedAt',
    isEnd: true,
    from: 'M',
    render: (row) => <Instant at={row.updatedAt} />,
  },
];

const FILTERS: readonly FilterField[] = [
  {
    kind: 'choice',
    source: 'section',
    label: 'Section',
    options: SECTION_OPTIONS.map(([value, label]) => ({ value, label })),
  },
  { kind: 'choice', source: 'state', label: 'State', options: STATE_OPTIONS },
];

/** Everything to read: articles, news, terms and pages. */
export const ArticleList = () => {
  const can = useCan();
  return (
    <ListPage<ArticleRow>
      resource="articles"
      title="Articles"
      sort={{ field: 'updatedAt', order: 'DESC' }}
      searchHint="Title or address"
      filters={FILTERS}
      views={[
        { name: 'All', filter: {} },
        { name: 'Learn', filter: { section: 'learn' } },
        { name: 'Press', filter: { section: 'press' } },
        { name: 'Dictionary', filter: { section: 'dictionary' } },
        { name: 'Pages', filter: { section: 'page' } },
        { name: 'Drafts', filter: { state: 'draft' } },
      ]}
      columns={COLUMNS}
      nameOf={(row) => row.title}
      above={
        can('content.change') ? (
          <Button
            variant="contained"
            component={AppLink}
            href="/articles/create"
            startIcon={<Plus size={15} aria-hidden="true" />}
          >
            New article
          </Button>
        ) : undefined
      }
    />
  );
};
