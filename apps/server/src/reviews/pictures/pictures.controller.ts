import { Controller, Param, Res } from '@nestjs/common';
import { getReviewPicture } from '@simpletread/contract';
import { isUuid } from '@simpletread/domain';
import type { FastifyReply } from 'fastify';

import { Database } from '../../platform/database/index.js';
import { BindStream, FaultError } from '../../platform/http/index.js';
import { sendPicture } from '../../platform/pictures/index.js';
import { ReviewPictures } from './review-pictures.js';

@Controller()
export class ReviewPicturesController {
  constructor(
    private readonly database: Database,
    private readonly pictures: ReviewPictures,
  ) {}

  @BindStream(getReviewPicture)
  async shown(@Param('pictureId') pictureId: string, @Res() reply: FastifyReply): Promise<void> {
    const picture = isUuid(pictureId) ? await this.pictures.shown(this.database, pictureId) : null;
    if (picture === null) throw FaultError.of('record.missing');
    await sendPicture(reply, picture);
  }
}
