import '@simpletread/ui/tokens.css';
import '@simpletread/ui/base.css';
import { FAULT_TABLE, searchTypeahead } from '@simpletread/contract';
import { eventAccountType, MODE_COOKIE } from '@simpletread/domain';
import { SkipLink, type Season } from '@simpletread/ui';
import type { Metadata, Viewport } from 'next';
import { cookies } from 'next/headers';
import { connection } from 'next/server';
import type { ReactNode } from 'react';
import {
  AccountMenu,
  ActingBanner,
  ConsentBanner,
  readActing,
  readCsrfToken,
  readCustomer,
  TabSync,
} from '../sso';
import { publicServerUrl, storefrontUrl } from '../shell/config';
import {
  Announcement,
  FooterMailingList,
  GlobalsRefresh,
  PreviewBar,
  readClosed,
  readGlobals,
  readPageMoment,
  readPreview,
} from '../content';
import { PageViews } from '../shell/analytics-events';
import { readVariants, CountSignIn } from '../insight';
import { factsOf, KeepFacts, readShopper } from '../shell/shopper';
import { CartOpener, CheckoutHeader, choosePlace, chooseZip } from '../carts';
import { CompareTray, ComparisonProvider, readTray, SearchOpener, SearchProvider } from '../catalogue';
import { readAgreed, readAnswered } from '../shell/stored-values';
import { LocationChip, PlaceActionsProvider } from '../delivery';
import { ogPicture } from '../shell/search-engines';
import { BySection, Footer, Header, LoadingBar, preloadFont, SupportPhoneContext } from '../shell/frame';
import { ClientProblems } from '../shell/error-reports';
import { AskUs, ChatButton, ChatProvider, chatStart } from '../support';

export const generateMetadata = (): Metadata => ({
  metadataBase: new URL(storefrontUrl()),
  title: { default: 'Tires, priced out the door · SimpleTread', template: '%s · SimpleTread' },
  description:
    'Tires with installation, fees and tax in one number. Find yours by vehicle or tire size; free shipping in the lower 48.',
  openGraph: {
    siteName: 'SimpleTread',
    type: 'website',
    locale: 'en_US',
    images: [ogPicture('page', 'shop')],
  },
  twitter: { card: 'summary_large_image' },
});

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#f4f4ef' },
    { media: '(prefers-color-scheme: dark)', color: '#141311' },
  ],
};

/** Our own route, because scripts don't have a preview's handle. */
const PREVIEW_TYPEAHEAD_PATH = `/api${searchTypeahead.path}`;

const REFUSALS = {
  'comparison.full': FAULT_TABLE['comparison.full'].message,
  'comparison.duplicate': FAULT_TABLE['comparison.duplicate'].message,
};

const colorMode = async (): Promise<'light' | 'dark' | undefined> => {
  const mode = (await cookies()).get(MODE_COOKIE.name)?.value;
  return mode === 'light' || mode === 'dark' ? mode : undefined;
};

export default async function RootLayout({ children }: { children: ReactNode }) {
  // Every page is made for its shopper, none at build time.
  await connection();
  const [
    globals,
    shopper,
    mode,
    customer,
    csrf,
    now,
    tray,
    acting,
    variants,
    agreed,
    answered,
    closedBanners,
    preview,
  ] = await Promise.all([
    readGlobals(),
    readShopper(),
    colorMode(),
    readCustomer(),
    readCsrfToken(),
    readPageMoment(),
    readTray(),
    readActing(),
    readVariants(),
    readAgreed(),
    readAnswered(),
    readClosed(),
    readPreview(),
  ]);
  const season: Season = globals.siteTheme;
  const isStaffs = acting !== null || preview !== null;
  const chat = await chatStart(globals, customer);
  const frame = (content: ReactNode) =>
    isStaffs ? content : <ChatProvider start={chat}>{content}</ChatProvider>;
  preloadFont();
  return (
    <html
      lang="en-US"
      data-season={season}
      data-mode={mode}
      data-acting={acting === null ? undefined : 'yes'}
      data-preview={preview === null ? undefined : 'yes'}
      data-log-level={process.env.CLIENT_LOG_LEVEL}
      data-scroll-behavior="smooth"
      data-account-type={
        eventAccountType((customer?.accountTypes ?? []).map(({ name }) => name)) ?? undefined
      }
    >
      <body>
        <SkipLink />
        {acting !== null && <ActingBanner visit={acting} now={now} />}
        {preview !== null && <PreviewBar preview={preview} />}
        <SupportPhoneContext value={globals.customerServiceNumber}>
          {frame(
            <PlaceActionsProvider chooseZip={chooseZip} choosePlace={choosePlace}>
              <SearchProvider
                typeaheadUrl={
                  preview === null ? `${publicServerUrl()}${searchTypeahead.path}` : PREVIEW_TYPEAHEAD_PATH
                }
                phone={globals.customerServiceNumber}
                isSignedIn={customer !== null}
                deals={globals.customFilterPills}
              >
                <LoadingBar />
                {/* Above the header, which on the home page joins the content below it. */}
                {!isStaffs && <ConsentBanner />}
                <Announcement banner={globals.banner} />
                <BySection
                  section="checkout"
                  instead={<CheckoutHeader phone={globals.customerServiceNumber} />}
                >
                  <Header
                    globals={globals}
                    shopper={shopper}
                    parts={{
                      search: (look) => <SearchOpener {...look} />,
                      place: (className) => <LocationChip place={shopper.place} className={className} />,
                      account: <AccountMenu customer={customer} csrf={csrf} isActing={acting !== null} />,
                      chat: <ChatButton />,
                      ask: <AskUs words="Ask us" />,
                      cart: <CartOpener quantity={shopper.cartQuantity} />,
                    }}
                  />
                </BySection>
                <ComparisonProvider chosen={tray} words={REFUSALS}>
                  <main id="main">{children}</main>
                  <BySection section="checkout" instead={null}>
                    <Footer
                      globals={globals}
                      mailingList={<FooterMailingList />}
                      chat={<ChatButton hasHours />}
                    />
                  </BySection>
                  <CompareTray tooFew={FAULT_TABLE['comparison.tooFew'].message} />
                </ComparisonProvider>
              </SearchProvider>
            </PlaceActionsProvider>,
          )}
        </SupportPhoneContext>
        <ClientProblems />
        <GlobalsRefresh holdsMs={Date.parse(globals.validUntil) - now.getTime()} />
        {/* Visits by staff as a customer are neither counted nor remembered. */}
        {!isStaffs && (
          <>
            <KeepFacts facts={factsOf(shopper, customer !== null, variants, closedBanners)} agreed={agreed} />
            <PageViews agreed={agreed} />
            <CountSignIn isSignedIn={customer !== null} />
          </>
        )}
        <TabSync
          uid={customer?.uid ?? ''}
          rest={[shopper.cartQuantity, shopper.vehicle?.key, shopper.place?.zip, answered].join('|')}
        />
      </body>
    </html>
  );
}
