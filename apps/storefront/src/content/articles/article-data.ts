import type { ArticleReply, DictionaryTerm } from '@simpletread/contract';
import {
  type ArticleBlock,
  articleBlocks,
  articleQuestions,
  blocksText,
  DICTIONARY_PATH,
} from '@simpletread/domain';
import type { Article, DefinedTermSet, FAQPage, NewsArticle } from 'schema-dts';
import { tirePicture } from '../../shell/pictures';
import { absolute, ogPicture, organizationRef } from '../../shell/search-engines';

type Data<T> = Exclude<T, string>;

const pictureOf = ({ section, slug, picture }: ArticleReply): string[] => {
  const own = picture === null ? null : tirePicture(picture);
  const shared = absolute(ogPicture('article', `${section}/${slug}`).url);
  return own === null ? [shared] : [absolute(own), shared];
};

const faqData = (blocks: readonly ArticleBlock[]): Data<FAQPage> => ({
  '@type': 'FAQPage',
  mainEntity: articleQuestions(blocks).map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

const FEWEST_QUESTIONS = 3;

/** Returns an article's structured data; a page has none, unless it consists of questions. */
export const articleData = (
  article: ArticleReply,
  blocks: readonly ArticleBlock[],
): readonly (Data<Article> | Data<NewsArticle> | Data<FAQPage>)[] => {
  if (article.section === 'page')
    return articleQuestions(blocks).length >= FEWEST_QUESTIONS ? [faqData(blocks)] : [];
  const facts = {
    headline: article.title,
    description: article.summary,
    image: pictureOf(article),
    datePublished: article.publishedAt,
    dateModified: article.modifiedAt,
    author: organizationRef(),
    publisher: organizationRef(),
    mainEntityOfPage: absolute(article.path),
  };
  return article.section === 'press'
    ? [{ '@type': 'NewsArticle', ...facts }]
    : [{ '@type': 'Article', ...facts }];
};

/** Returns the dictionary's structured data. */
export const dictionaryData = (terms: readonly DictionaryTerm[]): Data<DefinedTermSet> => ({
  '@type': 'DefinedTermSet',
  name: 'Tire dictionary',
  url: absolute(DICTIONARY_PATH),
  hasDefinedTerm: terms.map(({ slug, title, body }) => ({
    '@type': 'DefinedTerm',
    name: title,
    description: blocksText(articleBlocks(body)),
    url: `${absolute(DICTIONARY_PATH)}#${slug}`,
  })),
});
