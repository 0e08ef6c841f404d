import { Controller } from '@nestjs/common';
import {
  type ArticleRecord,
  changeArticle,
  createArticle,
  deleteArticle,
  getArticleForStaff,
  type HandlerInput,
  listArticlesForStaff,
  publishArticle,
  unpublishArticle,
} from '@simpletread/contract';
import { ok, type Result } from '@simpletread/domain';

import type { StaffPrincipal } from '../../../platform/access/index.js';
import { Bind, deleted, Input, RequestId, Staff } from '../../../platform/http/index.js';
import type { WrittenArticle } from '../article.js';
import { ArticleListReader } from './article-list.reader.js';
import { ShowArticle } from './show-article.js';
import { WriteArticle } from './write-article.js';

type Typed = HandlerInput<typeof createArticle>['body'];

const momentOf = (text: string | null): Date | null => (text === null ? null : new Date(text));

const writtenOf = ({ visibleFrom, visibleUntil, ...typed }: Typed): WrittenArticle => ({
  ...typed,
  visibleFrom: momentOf(visibleFrom),
  visibleUntil: momentOf(visibleUntil),
});

@Controller()
export class StaffArticlesController {
  constructor(
    private readonly lists: ArticleListReader,
    private readonly showUseCase: ShowArticle,
    private readonly write: WriteArticle,
  ) {}

  @Bind(listArticlesForStaff)
  async list(@Input() { query }: HandlerInput<typeof listArticlesForStaff>) {
    return ok(await this.lists.page(query));
  }

  @Bind(getArticleForStaff)
  show(@Input() { params }: HandlerInput<typeof getArticleForStaff>) {
    return this.showUseCase.run(params.id);
  }

  @Bind(createArticle)
  async create(
    @Input() { body }: HandlerInput<typeof createArticle>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ) {
    return this.shown(await this.write.create(writtenOf(body), { staff, requestId }));
  }

  @Bind(changeArticle)
  async change(
    @Input() { params, body: { version, ...typed } }: HandlerInput<typeof changeArticle>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ) {
    return this.shown(await this.write.change(params.id, version, writtenOf(typed), { staff, requestId }));
  }

  @Bind(publishArticle)
  async publish(
    @Input() { params, body }: HandlerInput<typeof publishArticle>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ) {
    return this.shown(await this.write.publish(params.id, body.version, { staff, requestId }));
  }

  @Bind(unpublishArticle)
  async unpublish(
    @Input() { params, body }: HandlerInput<typeof unpublishArticle>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ) {
    return this.shown(await this.write.unpublish(params.id, body.version, { staff, requestId }));
  }

  @Bind(deleteArticle)
  delete(
    @Input() { params, query }: HandlerInput<typeof deleteArticle>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ) {
    const deletion = this.write.delete(params.id, query.version ?? null, { staff, requestId });
    return deleted(params.id, deletion);
  }

  private shown(done: Result<string>): Promise<Result<ArticleRecord>> {
    return done.ok ? this.showUseCase.run(done.value) : Promise.resolve(done);
  }
}
