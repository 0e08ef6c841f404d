import type { Metadata } from 'next';
import {
  AnswerSearch,
  articleMetadata,
  ArticleView,
  readArticle,
  readGlobals,
  SupportHours,
} from '../../content';
import { textOf } from '../../shell/paths';
import { ChatButton, ContactForm, contactProps } from '../../support';

type Props = PageProps<'/[slug]'>;

const CONTACT = 'contact';

/** Pages where people look for a phone number. */
const WITH_HOURS: readonly string[] = [CONTACT, 'help-center'];

export const generateMetadata = async ({ params }: Props): Promise<Metadata> =>
  articleMetadata(await readArticle('page', (await params).slug));

// Any page published at an address that no other page uses. The contact page has its form below what staff write there.
export default async function PublishedPage({ params, searchParams }: Props) {
  const { slug } = await params;
  const query = await searchParams;
  const [article, globals, contact] = await Promise.all([
    readArticle('page', slug),
    readGlobals(),
    slug === CONTACT ? contactProps(query) : null,
  ]);
  return (
    <ArticleView
      article={article}
      beside={WITH_HOURS.includes(slug) && <SupportHours globals={globals} chat={<ChatButton hasHours />} />}
    >
      {WITH_HOURS.includes(slug) && (
        <AnswerSearch path={`/${slug}`} q={textOf(query, 'q', 120).trim()} isFormBelow={contact !== null} />
      )}
      {contact !== null && <ContactForm {...contact} />}
    </ArticleView>
  );
}
