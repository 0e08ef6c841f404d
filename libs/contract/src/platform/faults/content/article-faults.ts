import type { FaultCode } from '@simpletread/domain';

import type { FaultArea } from '../fault-entry.js';

/** Faults of articles, pages and the redirects to them. */
export const ARTICLE_FAULTS = {
  'article.unknown': { status: 404, message: 'There is no such article.' },
  'article.slugInvalid': {
    status: 400,
    message: 'Please use small letters, digits and single hyphens, as in tire-rotation.',
  },
  'article.slugReserved': { status: 409, message: 'The shop has a page of its own at this address.' },
  'article.slugTaken': { status: 409, message: 'Something else stands at this address already.' },
  'article.categoryUnknown': { status: 400, message: 'Please choose a category of the section.' },
  'article.linkUnsafe': {
    status: 400,
    message:
      'The link to “{href}” cannot be used. Links begin with a slash, https:, mailto:, tel: or a number sign.',
  },
  'article.windowInvalid': { status: 422, message: 'An article has to end after it begins.' },
  'article.stateRefused': { status: 409, message: 'This article is not published.' },
  'redirect.pathInvalid': {
    status: 400,
    message: 'Please enter paths of the shop in small letters, as /brands/old-tires.',
  },
  'redirect.circle': { status: 409, message: 'This would lead back to where it begins.' },
  'redirect.fromTaken': { status: 409, message: 'This address is redirected already.' },
} as const satisfies FaultArea<Extract<FaultCode, `article.${string}` | `redirect.${string}`>>;
