/** A figure of an article, drawn by code. The article supplies its alternative text. */
export interface ArticleFigure {
  /** A complete `<svg>` with a view box 680 units wide and no size of its own. */
  svg: string;
  /** The point of the figure, in one sentence. */
  caption: string;
}
