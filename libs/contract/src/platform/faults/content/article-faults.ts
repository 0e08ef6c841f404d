import type { FaultCode } from '@simpletread/domain';

import type { FaultArea } from '../fault-entry.js';

/** Faults of articles, pages and their redirects. */
export const ARTICLE_FAULTS = {
  'article.unknown': { status: 404, message: 'There is no such article.' },
  'article.slugInvalid': {
    status: 400,
    message: 'Please use lower-case letters, digits and single hyphens, as in tire-rotation.',
  },
  'article.slugReserved': { status: 409, message: 'The shop has a page of its own at this address.' },
  'article.slugTaken': { status: 409, message: 'This address is already taken.' },
  'article.categoryUnknown': { status: 400, message: 'Please choose a category of the section.' },
  'article.linkUnsafe': {
    status: 400,
    message:
      'The link to “{href}” can’t be used. Links start with a slash, https:, mailto:, tel: or a number sign.',
  },
  'article.windowInvalid': { status: 422, message: 'An article must end after it begins.' },
  'article.stateRefused': { status: 409, message: 'This article is not published.' },
  'redirect.pathInvalid': {
    status: 400,
    message: 'Please enter paths of the shop in lower case, such as /brands/old-tires.',
  },
  'redirect.circle': { status: 409, message: 'This would redirect back to itself.' },
  'redirect.fromTaken': { status: 409, message: 'This address already has a redirect.' },
} as const satisfies FaultArea<Extract<FaultCode, `article.${string}` | `redirect.${string}`>>;
