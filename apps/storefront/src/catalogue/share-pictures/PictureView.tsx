import type { PictureFacts } from './picture-facts';

const INK = '#141311';
const MUTED = '#66655f';
const LONG_TITLE = 34;

/** A picture for other sites. The server draws it without style sheets or variables. */
export const PictureView = ({ facts, picture }: { facts: PictureFacts; picture: string | null }) => (
  <div
    style={{
      display: 'flex',
      width: '100%',
      height: '100%',
      background: '#f4f4ef',
      color: INK,
      borderLeft: '28px solid #fbca0c',
    }}
  >
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        flex: 1,
        padding: '64px 24px 56px 64px',
      }}
    >
      <div style={{ display: 'flex', fontSize: 34, color: MUTED }}>{facts.over}</div>
      <div style={{ display: 'flex', flexDirection: 'column' }}>
        <div
          style={{
            display: 'flex',
            fontSize: facts.title.length > LONG_TITLE ? 58 : 82,
            fontWeight: 700,
            lineHeight: 1.08,
          }}
        >
          {facts.title}
        </div>
        <div style={{ display: 'flex', marginTop: 28, fontSize: 34, lineHeight: 1.35, color: MUTED }}>
          {facts.under}
        </div>
      </div>
      <div style={{ display: 'flex', fontSize: 36, fontWeight: 700 }}>SimpleTread</div>
    </div>
    {picture !== null && (
      <div style={{ display: 'flex', alignItems: 'center', width: 460, paddingRight: 48 }}>
        <img src={picture} width={412} height={412} alt="" style={{ objectFit: 'contain' }} />
      </div>
    )}
  </div>
);
