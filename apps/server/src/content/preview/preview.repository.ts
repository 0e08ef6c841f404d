import { Injectable } from '@nestjs/common';
import { PREVIEW_LINK_SECONDS, PREVIEW_MINUTES, type PreviewEnd } from '@simpletread/domain';

import { type Computed, Database, type Renamed, type Transaction } from '../../platform/database/index.js';
import { hashToken } from '../../platform/ids/index.js';
import type { VisitStore } from '../../sso/index.js';
import type { PreviewRow } from './preview.entity.js';
import type { PreviewChoice, StoredPreview } from './preview.js';

export type AskedPreview = PreviewChoice &
  Pick<StoredPreview, 'id' | 'staffId' | 'staffName' | 'staffSessionHash'> & { readonly link: string };

type EndsRow = Renamed<PreviewRow, { endsAt: 'secret_ends_at' }>;

type StoredRow = EndsRow &
  Pick<PreviewRow, 'id' | 'visitor' | 'zip' | 'revision'> &
  Renamed<
    PreviewRow,
    {
      staffId: 'staff_id';
      staffName: 'staff_name';
      staffSessionHash: 'staff_session_hash';
      shownAt: 'shown_at';
      chosenAt: 'chosen_at';
      paymentMethod: 'payment_method';
      campaignId: 'campaign_id';
      hasDraftRules: 'has_draft_rules';
      beganAt: 'began_at';
    }
  > &
  Computed<{ readAt: Date }>;

const COLUMNS = `
  id, staff_id AS "staffId", staff_name AS "staffName", staff_session_hash AS "staffSessionHash", shown_at AS "shownAt",
  chosen_at AS "chosenAt", visitor, zip, payment_method AS "paymentMethod", campaign_id AS "campaignId",
  has_draft_rules AS "hasDraftRules", revision, began_at AS "beganAt", secret_ends_at AS "endsAt",
  clock_timestamp() AS "readAt"`;

const INSERT = `
  INSERT INTO preview.preview
    (id, staff_id, staff_name, staff_session_hash, step, secret_hash, secret_ends_at, shown_at, visitor, zip, payment_method,
     campaign_id, has_draft_rules)
  VALUES ($1, $2, $3, $4, 'link', $5, clock_timestamp() + make_interval(secs => $6), $7, $8, $9, $10, $11, $12)
  RETURNING secret_ends_at AS "endsAt"`;

const OPEN_LINK = `
  UPDATE preview.preview
  SET step = 'code', secret_hash = $3, secret_ends_at = clock_timestamp() + make_interval(secs => $4)
  WHERE step = 'link' AND secret_hash = $1 AND staff_session_hash = $2 AND secret_ends_at > clock_timestamp()`;

const BY_CODE = `SELECT ${COLUMNS} FROM preview.preview WHERE step = 'code' AND secret_hash = $1 FOR UPDATE`;

// Its clock starts at the first view, not when the link was requested.
const BEGIN = `
  UPDATE preview.preview
  SET step = 'visit', secret_hash = $2, began_at = now(), chosen_at = clock_timestamp(),
    secret_ends_at = clock_timestamp() + make_interval(mins => $3)
  WHERE id = $1 AND step = 'code' RETURNING ${COLUMNS}`;

const BY_HANDLE = `SELECT ${COLUMNS} FROM preview.preview WHERE step = 'visit' AND secret_hash = $1`;
const ONGOING = `SELECT ${COLUMNS} FROM preview.preview WHERE step = 'visit' ORDER BY id`;
const ONGOING_IN = `
  SELECT ${COLUMNS} FROM preview.preview WHERE step = 'visit' AND staff_session_hash = $1 ORDER BY id FOR UPDATE`;

const CHANGE = `
  UPDATE preview.preview
  SET shown_at = $2, chosen_at = clock_timestamp(), visitor = $3, zip = $4, payment_method = $5, campaign_id = $6,
    has_draft_rules = $7, revision = revision + 1
  WHERE id = $1 AND step = 'visit' RETURNING ${COLUMNS}`;

const FORGET_UNUSED =
  "DELETE FROM preview.preview WHERE step <> 'visit' AND secret_ends_at < clock_timestamp()";

const valuesOf = ({ shownAt, visitor, zip, paymentMethod, campaignId, hasDraftRules }: PreviewChoice) => [
  shownAt,
  visitor,
  zip,
  paymentMethod,
  campaignId,
  hasDraftRules,
];

/** The only user of the previews. */
@Injectable()
export class PreviewRepository implements VisitStore<StoredPreview, PreviewEnd> {
  constructor(private readonly database: Database) {}

  /** Returns until when the link works. */
  async insert(tx: Transaction, preview: AskedPreview): Promise<Date> {
    const { id, staffId, staffName, staffSessionHash, link } = preview;
    const who = [id, staffId, staffName, staffSessionHash, hashToken(link), PREVIEW_LINK_SECONDS];
    const row = await tx.one<EndsRow>(INSERT, [...who, ...valuesOf(preview)]);
    if (row === null) throw new Error('the preview was not written');
    return row.endsAt;
  }

  async openLink(link: string, staffSessionHash: string, code: string): Promise<boolean> {
    const params = [hashToken(link), staffSessionHash, hashToken(code), PREVIEW_LINK_SECONDS];
    return (await this.database.execute(OPEN_LINK, params)) === 1;
  }

  byCode(tx: Transaction, code: string): Promise<StoredPreview | null> {
    return tx.one<StoredRow>(BY_CODE, [hashToken(code)]);
  }

  async begin(tx: Transaction, id: string, handle: string): Promise<StoredPreview> {
    const row = await tx.one<StoredRow>(BEGIN, [id, hashToken(handle), PREVIEW_MINUTES]);
    if (row === null) throw new Error(`the preview ${id} is gone`);
    return row;
  }

  byHandle(handle: string): Promise<StoredPreview | null> {
    return this.database.one<StoredRow>(BY_HANDLE, [hashToken(handle)]);
  }

  ongoing(): Promise<StoredPreview[]> {
    return this.database.query<StoredRow>(ONGOING);
  }

  /** Held until the transaction ends. */
  ongoingIn(tx: Transaction, staffSessionHash: string): Promise<StoredPreview[]> {
    return tx.query<StoredRow>(ONGOING_IN, [staffSessionHash]);
  }

  /** Null where it has ended. */
  change(tx: Transaction, id: string, choice: PreviewChoice): Promise<StoredPreview | null> {
    return tx.one<StoredRow>(CHANGE, [id, ...valuesOf(choice)]);
  }

  async end(tx: Transaction, id: string): Promise<boolean> {
    return (await tx.execute("DELETE FROM preview.preview WHERE id = $1 AND step = 'visit'", [id])) === 1;
  }

  async forgetUnused(): Promise<void> {
    await this.database.execute(FORGET_UNUSED);
  }
}
