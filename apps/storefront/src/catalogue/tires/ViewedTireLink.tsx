'use client';

import { TileImage } from '@simpletread/ui';
import { PageLink } from '../../shell/controls';
import { tirePicture } from '../../shell/pictures';
import type { useViewedTires } from './use-viewed-tires';

interface ViewedTireLinkProps {
  readonly tire: ReturnType<typeof useViewedTires>[number];
  readonly sizeClass: string | undefined;
}

/** Links back to a tire viewed in this browser. */
export const ViewedTireLink = ({
  tire: { href, name, sizeCode, imageKey },
  sizeClass,
}: ViewedTireLinkProps) => (
  <PageLink href={href}>
    <TileImage
      src={tirePicture(imageKey, 'hero', true)}
      alt=""
      width={64}
      height={64}
      corner="m"
      isGlyphOnly
    />
    <b>{name}</b>
    <span className={sizeClass}>{sizeCode}</span>
  </PageLink>
);
