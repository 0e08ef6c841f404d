import type { HubReply } from '@simpletread/contract';
import { hubHref } from '../../shell/paths';
import { HubPage } from '../vehicles';
import { hubTitle } from './hub-title';
import { countWords } from './hub-words';
import { categoryWords, typeWords } from './purpose-words';
import { ShareList } from './ShareList';

interface BrandSharesViewProps {
  readonly reply: HubReply;
  readonly brand: string;
  readonly kind: 'types' | 'categories';
}

/** A brand's tires, by type or by category. */
export const BrandSharesView = ({ reply, brand, kind }: BrandSharesViewProps) => {
  const title = hubTitle(reply.names);
  const path = hubHref({ brand });
  const isTypes = kind === 'types';
  const shares = isTypes ? reply.types : reply.categories;
  return (
    <HubPage
      crumbs={[
        { label: 'Brands', href: '/brands' },
        { label: title, href: path },
        { label: isTypes ? 'Types' : 'Categories', href: `${path}/${kind}` },
      ]}
      title={`${title} by ${isTypes ? 'type' : 'category'}`}
      lead={`${countWords(reply.facts.lineCount, 'line')} in ${isTypes ? countWords(shares.length, 'type') : countWords(shares.length, 'category', 'categories')}.`}
    >
      <ShareList
        shares={shares}
        hrefOf={({ slug }) => hubHref(isTypes ? { brand, type: slug } : { brand, category: slug })}
        wordsOf={({ slug }) => (isTypes ? typeWords(slug) : categoryWords(slug))}
      />
    </HubPage>
  );
};
