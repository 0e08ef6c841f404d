import { createArticle, faultMessage } from '@simpletread/contract';
import { checkArticlePlace, easternInstant, type FaultCode } from '@simpletread/domain';

import { type FieldErrors, formContract } from '../../shell/form/index.js';
import type { ArticleInput } from './article-calls.js';
import { type ArticleForm, articleInput } from './article-form.js';

const messageOf = (code: FaultCode): string => faultMessage({ code, data: {} });

const timeErrors = ({ visibleFrom, visibleUntil }: ArticleForm): FieldErrors => {
  const [from, until] = [easternInstant(visibleFrom), easternInstant(visibleUntil)];
  return {
    ...(visibleFrom === '' || from.ok ? {} : { visibleFrom: faultMessage(from.fault) }),
    ...(visibleUntil === '' || until.ok ? {} : { visibleUntil: faultMessage(until.fault) }),
    ...(from.ok && until.ok && until.value <= from.value
      ? { visibleUntil: messageOf('article.windowInvalid') }
      : {}),
  };
};

const placeErrors = ({ section, category, slug }: ArticleInput): FieldErrors => {
  const place = checkArticlePlace({ section, category, slug });
  if (place.ok) return {};
  const field = place.fault.code === 'article.categoryUnknown' ? 'category' : 'slug';
  return { [field]: messageOf(place.fault.code) };
};

/** Checks an article by the contract, its place and its times. */
export const articleContract = formContract({
  schema: createArticle.body,
  inputOf: articleInput,
  check: (form: ArticleForm, input) => ({ ...placeErrors(input), ...timeErrors(form) }),
});
