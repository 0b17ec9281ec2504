import { Icon } from './icon.js';

/** Questions that open to show their answers; native `<details>`, so they work without scripts. */
export function FaqList({ faqs }: { faqs: readonly { question: string; answer: string }[] }) {
  return (
    <div className="border-b border-line">
      {faqs.map(({ question, answer }) => (
        <details key={question} className="group border-t border-line">
          <summary className="flex min-h-target list-none items-start justify-between gap-4 py-3 font-semibold sm:py-4 sm:text-18 hover:text-primary [&::-webkit-details-marker]:hidden">
            {question}
            <Icon
              name="down"
              className="mt-1 size-5 text-soft transition-transform group-open:rotate-180"
            />
          </summary>
          <p className="max-w-prose pb-5 text-soft">{answer}</p>
        </details>
      ))}
    </div>
  );
}
