'use client';

import { AnchorBar, type AnchorBarProps } from '@simpletread/ui';
import { useEffect, useState } from 'react';

type StickyBuyBarProps = Omit<AnchorBarProps, 'activeId' | 'label'>;

/** The bar at the foot of the page; it marks the section in view. */
export const StickyBuyBar = ({ sections = [], ...bar }: StickyBuyBarProps) => {
  const [activeId, setActiveId] = useState(sections[0]?.id);
  const ids = sections.map(({ id }) => id).join(' ');
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.find((entry) => entry.isIntersecting);
        if (seen !== undefined) setActiveId(seen.target.id);
      },
      { rootMargin: '-20% 0px -60% 0px' },
    );
    for (const id of ids.split(' ')) {
      const element = document.getElementById(id);
      if (element !== null) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [ids]);
  return <AnchorBar {...bar} label="Purchase" sections={sections} activeId={activeId} />;
};
