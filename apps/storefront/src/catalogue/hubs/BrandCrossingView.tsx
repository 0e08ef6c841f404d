import { hubHref } from '../../shell/paths';
import type { BrandCrossing } from './brand-crossing';
import { hubTitle } from './hub-title';
import { HubView } from './HubView';

/** A brand's tires of one type or category. */
export const BrandCrossingView = ({ crossing: { reply, key } }: { crossing: BrandCrossing }) => {
  const { brand } = reply.names;
  const kind = key.type === undefined ? 'categories' : 'types';
  const brandPath = hubHref({ ...(key.brand === undefined ? {} : { brand: key.brand }) });
  return (
    <HubView
      reply={reply}
      hubKey={key}
      crumbs={[
        { label: 'Brands', href: '/brands' },
        { label: hubTitle({ brand, category: null, type: null }), href: brandPath },
        { label: kind === 'types' ? 'Types' : 'Categories', href: `${brandPath}/${kind}` },
      ]}
    />
  );
};
