import type { Globals } from '@simpletread/contract';
import { CLOSED_BANNERS_COOKIE, lastMinuteWords } from '@simpletread/domain';
import { AnnouncementBar } from '@simpletread/ui';
import { cookies } from 'next/headers';
import { readPageMoment } from '../preview';
import { PageLink } from '../../shell/controls';
import { closeBanner } from './close-banner';
import { readClosedBanners } from './closed-banners';
import { HideWhenClosed } from './HideWhenClosed';
import { TimeLeft } from './TimeLeft';

/** The bar above the header while a campaign has an announcement, until the shopper closes it. */
export const Announcement = async ({ banner }: Pick<Globals, 'banner'>) => {
  if (banner === null) return null;
  const closed = readClosedBanners((await cookies()).get(CLOSED_BANNERS_COOKIE.name)?.value);
  if (closed.includes(banner.id)) return null;
  const { id, name, text, link, endsAt } = banner;
  const now = await readPageMoment();
  return (
    <HideWhenClosed id={id}>
      <AnnouncementBar
        name={name}
        {...(link === null ? {} : { link: { href: link.link, label: link.label }, linkAs: PageLink })}
        {...(endsAt === null
          ? {}
          : {
              timeLeft: (
                <TimeLeft
                  endsAt={endsAt}
                  leftMs={Date.parse(endsAt) - now.getTime()}
                  words={`Ends ${lastMinuteWords(new Date(endsAt))}`}
                />
              ),
            })}
        dismissAction={closeBanner.bind(null, id)}
      >
        {text}
      </AnnouncementBar>
    </HideWhenClosed>
  );
};
