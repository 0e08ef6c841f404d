import { Injectable } from '@nestjs/common';

import { Database, type Renamed, type Transaction } from '../../platform/database/index.js';
import { type StoreImageRow, storeImageEntity } from './store-image.entity.js';
import type { StoreImage } from './store-image.js';

type ImageRow = Pick<StoreImageRow, 'bytes'> & Renamed<StoreImageRow, { mediaType: 'media_type' }>;

/** The only SQL on pictures of stores. */
@Injectable()
export class StoreImageRepository {
  constructor(private readonly database: Database) {}

  /** Replaces the image. */
  async keep(tx: Transaction, applicationId: string, { mediaType, bytes }: StoreImage): Promise<void> {
    await tx.execute(
      `INSERT INTO installer_applications.store_image (application_id, media_type, bytes) VALUES ($1, $2, $3)
       ON CONFLICT (application_id) DO UPDATE SET media_type = excluded.media_type, bytes = excluded.bytes`,
      [applicationId, mediaType, Buffer.from(bytes)],
    );
  }

  async remove(tx: Transaction, applicationId: string): Promise<void> {
    await tx.repository(storeImageEntity).delete({ application_id: applicationId });
  }

  of(applicationId: string): Promise<StoreImage | null> {
    return this.database.one<ImageRow>(
      'SELECT media_type AS "mediaType", bytes FROM installer_applications.store_image WHERE application_id = $1',
      [applicationId],
    );
  }
}
