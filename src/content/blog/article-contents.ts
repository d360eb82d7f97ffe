import type { BlogBlock } from './article';
import { ARTICLE_1_CONTENT } from './article-1';
import { ARTICLE_10_CONTENT } from './article-10';
import { ARTICLE_2_CONTENT } from './article-2';
import { ARTICLE_3_CONTENT } from './article-3';
import { ARTICLE_4_CONTENT } from './article-4';
import { ARTICLE_5_CONTENT } from './article-5';
import { ARTICLE_6_CONTENT } from './article-6';
import { ARTICLE_7_CONTENT } from './article-7';
import { ARTICLE_8_CONTENT } from './article-8';
import { ARTICLE_9_CONTENT } from './article-9';

/** The content store: the body of each article by its id. */
export const ARTICLE_CONTENTS: ReadonlyMap<number, readonly BlogBlock[]> = new Map([
  [1, ARTICLE_1_CONTENT],
  [2, ARTICLE_2_CONTENT],
  [3, ARTICLE_3_CONTENT],
  [4, ARTICLE_4_CONTENT],
  [5, ARTICLE_5_CONTENT],
  [6, ARTICLE_6_CONTENT],
  [7, ARTICLE_7_CONTENT],
  [8, ARTICLE_8_CONTENT],
  [9, ARTICLE_9_CONTENT],
  [10, ARTICLE_10_CONTENT],
]);
