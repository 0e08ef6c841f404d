import { cutText, SEARCH_QUERY_TYPES } from '@simpletread/domain';
import { z } from 'zod';

import { publicAccess } from '../../platform/access/index.js';
import { endpoint } from '../../platform/endpoint/index.js';
import { SEARCH_TYPES, vehicleMetadata } from '../../platform/schema/index.js';
import { shape } from '../../platform/shape/index.js';

export const QUERY_TYPES = SEARCH_QUERY_TYPES;

/** The source of a chosen row: current answers, or past searches. */
export const CLICK_KINDS = ['current', 'past'] as const;

const LONGEST_SEARCH = 100;

/** The text in the box; a longer text is cut. */
const searchText = z
  .string()
  .default('')
  .transform((text) => cutText(text, LONGEST_SEARCH));

const labelSegment = shape({ text: z.string(), isMatch: z.boolean() });

/** A chosen result either opens a page or asks the next question. */
const action = z.discriminatedUnion('type', [
  shape({ type: z.literal('link'), link: z.string() }),
  shape({
    type: z.literal('query'),
    queryText: z.string(),
    queryType: z.enum(QUERY_TYPES),
    additionalQueryText: z.string(),
  }),
]);

export const searchResult = shape({
  label: z.string(),
  detailLabel: z.string(),
  labelSegments: z.array(labelSegment),
  action,
  /** The page of a result that opens one; null for a result that asks the next question. */
  link: z.string().nullable(),
  /** The page whose content can be shown beside the result before it is chosen: its own, or one about the next question. */
  previewLink: z.string().nullable(),
  /** True if a list draws the result's picture, false for text only. */
  type: z.enum(['text', 'image']),
  typeName: z.enum(SEARCH_TYPES),
  isPillItem: z.boolean(),
  /** The picture of a result of type `image`; null for all others. */
  image: z.string().nullable(),
  vehicleMetadata: vehicleMetadata.nullable(),
});

export const searchTypeahead = endpoint({
  id: 'search.typeahead',
  method: 'GET',
  path: '/search-typeahead',
  summary: 'Answers a partial search with vehicles, tire sizes, brands, product lines and tire types.',
  access: publicAccess,
  query: shape({
    queryText: searchText,
    queryType: z.enum(QUERY_TYPES).optional(),
    additionalQueryText: searchText,
  }),
  reply: shape({
    /** The total number of results in all lists. They are on one page. */
    resultMetadata: shape({ pagination: shape({ total: z.int() }) }),
    resultLists: z.array(shape({ id: z.string(), label: z.string(), items: z.array(searchResult) })),
  }),
  // The time within which a new synonym must take effect.
  cacheSeconds: 1,
  faults: [],
});

export type SearchResult = z.output<typeof searchResult>;
