import { BRAND } from '@prepward/contracts/brand';
import { StaticPage } from '../../../hydrate/static-page.js';
import { buttonStyle } from '../../../ui/button-style.js';
import { Card } from '../../../ui/card.js';
import { ChatLink } from '../../../ui/chat-link.js';
import { Icon } from '../../../ui/icon.js';
import { ContactWays } from '../components/contact-ways.js';
import { TextPageBody, TextPageHead, type TextPageProps } from '../components/page-frame.js';
import { Island } from '../islands.js';

/** /contact */
export function ContactPage({ page, picture }: TextPageProps) {
  return (
    <StaticPage>
      <TextPageHead page={page} picture={picture}>
        <div className="mt-8 flex flex-wrap gap-3">
          <ChatLink />
          <a
            href={`mailto:${BRAND.contactEmail}`}
            className={buttonStyle('secondary', 'large', 'max-sm:w-full')}
          >
            <Icon name="mail" className="size-5" />
            Write an email
          </a>
        </div>
      </TextPageHead>
      <TextPageBody page={page}>
        <div className="grid gap-6">
          <h2 className="text-24 sm:text-28">Write to us</h2>
          <Card>
            <Island name="quote" props={{}} />
          </Card>
          <ContactWays />
        </div>
      </TextPageBody>
    </StaticPage>
  );
}
