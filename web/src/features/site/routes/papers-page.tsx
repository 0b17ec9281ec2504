import type { TextPageProps } from '../components/page-frame.js';
import { ProductList } from '../components/product-list.js';
import { ContentPage } from './content-page.js';

/** /buy-test-bank */
export function PapersPage(props: TextPageProps) {
  return (
    <ContentPage {...props} sells>
      <ProductList />
    </ContentPage>
  );
}
