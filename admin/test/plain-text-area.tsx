import type { ComponentProps } from 'react';

interface Props extends ComponentProps<'textarea'> {
  minRows?: number | string;
  maxRows?: number | string;
}

/**
 * Stands in for Material UI's text area, which grows with its text: it asks for its computed style with
 * each render, which takes jsdom long, and gets no size, as jsdom has no layout.
 */
export default function PlainTextArea({ minRows = 1, maxRows: _max, ...rest }: Props) {
  return <textarea rows={Number(minRows)} {...rest} />;
}
