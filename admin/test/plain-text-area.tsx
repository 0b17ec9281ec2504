import type { ComponentProps } from 'react';

interface Props extends ComponentProps<'textarea'> {
  minRows?: number | string;
  maxRows?: number | string;
}

/**
 * Replaces Material UI's text area, which grows as people type. That one reads its computed style after
 * each render, which is slow in jsdom, and jsdom has no layout to give it a size anyway.
 */
export default function PlainTextArea({ minRows = 1, maxRows: _max, ...rest }: Props) {
  return <textarea rows={Number(minRows)} {...rest} />;
}
