import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { RedirectsModule } from '../redirects/index.js';
import { ArticleBook } from './article-book.js';
import { ArticleRepository } from './article.repository.js';
import { ArticlesController } from './articles.controller.js';
import { ReadArticles } from './read-articles.js';
import { ArticleListReader } from './staff/article-list.reader.js';
import { StaffArticlesController } from './staff/articles.controller.js';
import { ShowArticle } from './staff/show-article.js';
import { WriteArticle } from './staff/write-article.js';
import { articleEntity } from './article.entity.js';
import { articleReleaseEntity } from './article-release.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([articleEntity, articleReleaseEntity]), RedirectsModule],
  controllers: [ArticlesController, StaffArticlesController],
  providers: [ArticleRepository, ArticleBook, ArticleListReader, ReadArticles, ShowArticle, WriteArticle],
})
export class ArticlesModule {}
