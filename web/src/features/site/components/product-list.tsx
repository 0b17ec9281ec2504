import { dollars } from '@prepward/contracts/money';
import { TEST_BANK_PRODUCTS, type TestBankProduct } from '@prepward/contracts/plans';
import { signUpFor } from '../../../lib/next-path.js';
import { LinkButton } from '../../../ui/link-button.js';
import { Island } from '../islands.js';

/** How much less a bundle costs than its papers bought separately, cents; 0 for a single paper. */
function savedCents({ subject, priceCents }: TestBankProduct): number {
  if (subject !== null) {
    return 0;
  }
  const single = TEST_BANK_PRODUCTS.filter((product) => product.subject !== null);
  return single.reduce((sum, product) => sum + product.priceCents, 0) - priceCents;
}

/** The papers on sale, each with its price and a button to buy it. */
export function ProductList() {
  return (
    <section aria-labelledby="papers">
      <h2 id="papers" className="text-24 sm:text-28">
        The papers
      </h2>
      <p className="mt-3 text-18 text-soft">
        One payment for each file, in US dollars. Nothing renews.
      </p>
      <ul className="mt-6 grid gap-4">
        {TEST_BANK_PRODUCTS.map((product) => (
          <li key={product.id} className="rounded-md border border-line bg-surface p-5 max-sm:p-4">
            <h3 className="text-21">{product.name}</h3>
            <Island name="paperSamples" props={{ subject: product.subject }} />
            {savedCents(product) > 0 ? (
              <p className="figures mt-4 text-primary">
                {dollars(savedCents(product))} less than the four one by one
              </p>
            ) : null}
            <div className="mt-4 flex flex-wrap items-center justify-between gap-4">
              <p className="figures text-21 font-bold">{dollars(product.priceCents)}</p>
              <LinkButton
                to={signUpFor(`/checkout?product=${product.id}`)}
                variant={product.subject === null ? 'primary' : 'secondary'}
                className="max-sm:w-full"
              >
                Buy<span className="sr-only"> {product.name}</span>
              </LinkButton>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
