/** A figure of an article, drawn by code. What it shows in words is the alternative text of the article. */
export interface ArticleFigure {
  /** A whole `<svg>` with a view box of 680 units across and no size of its own. */
  svg: string;
  /** The point of the figure, in one sentence. */
  caption: string;
}
