import { Controller } from '@nestjs/common';
import {
  getArticle,
  getDictionary,
  type HandlerInput,
  listArticles,
  listPublishedPaths,
  searchArticles,
} from '@simpletread/contract';

import type { Preview } from '../../platform/access/index.js';
import { Bind, CurrentPreview, Input } from '../../platform/http/index.js';
import { ReadArticles } from './read-articles.js';

@Controller()
export class ArticlesController {
  constructor(private readonly articles: ReadArticles) {}

  @Bind(listArticles)
  list(@Input() { query }: HandlerInput<typeof listArticles>, @CurrentPreview() preview: Preview | null) {
    return this.articles.list(query, preview?.at);
  }

  @Bind(searchArticles)
  search(@Input() { query }: HandlerInput<typeof searchArticles>, @CurrentPreview() preview: Preview | null) {
    return this.articles.search(query.q, preview?.at);
  }

  @Bind(getArticle)
  show(@Input() { params }: HandlerInput<typeof getArticle>, @CurrentPreview() preview: Preview | null) {
    return this.articles.show(params, preview?.at);
  }

  @Bind(getDictionary)
  dictionary(@CurrentPreview() preview: Preview | null) {
    return this.articles.dictionary(preview?.at);
  }

  @Bind(listPublishedPaths)
  paths() {
    return this.articles.paths();
  }
}
