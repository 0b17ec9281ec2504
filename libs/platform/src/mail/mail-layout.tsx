import { BRAND } from '@prepward/contracts/brand';
import {
  Body,
  Button,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Img,
  Link,
  Preview,
  Section,
  Text,
} from '@react-email/components';
import { createContext, type ReactNode, useContext } from 'react';

/**
 * Colors of the student site, light and dark, by their names in `web/src/ui/tokens.css`: mail
 * clients don't support custom properties. A test compares the two.
 */
export const MAIL_COLORS = {
  paper: ['#fbfaf7', '#0b171c'],
  surface: ['#ffffff', '#12262d'],
  ink: ['#0f2a33', '#e8f0f0'],
  soft: ['#394f57', '#b4c6c9'],
  line: ['#dedfd8', '#26404a'],
  primary: ['#0b5d66', '#5cc4c4'],
  'on-primary': ['#ffffff', '#06222a'],
} as const;

type Color = keyof typeof MAIL_COLORS;

const light = (color: Color): string => MAIL_COLORS[color][0];
const dark = (color: Color): string => MAIL_COLORS[color][1];

const FONT = 'Figtree, "Helvetica Neue", Helvetica, Arial, sans-serif';

/**
 * For clients that follow the reader's theme; others keep the light colors of each element. `Body`
 * repeats its color on a cell that takes no class.
 */
const DARK = `
@media (prefers-color-scheme: dark) {
  .mail-body { background-color: ${dark('paper')} !important; }
  .mail-body > table > tbody > tr > td { background-color: ${dark('paper')} !important; }
  .mail-card { background-color: ${dark('surface')} !important; border-color: ${dark('line')} !important; }
  .mail-ink { color: ${dark('ink')} !important; }
  .mail-soft { color: ${dark('soft')} !important; }
  .mail-link { color: ${dark('primary')} !important; }
  .mail-rule { border-color: ${dark('line')} !important; }
  .mail-button { background-color: ${dark('primary')} !important; color: ${dark('on-primary')} !important; }
}`;

interface Frame {
  /** The site's public address without a trailing slash; emails fetch the logo from there. */
  origin: string;
  /** How the reader unsubscribes from this kind of email, if they can. */
  unsubscribing?: { url: string; name: string } | undefined;
}

/** What the frame of every email needs besides its content. */
export const MailFrame = createContext<Frame>({ origin: '' });

/** The logo from the site's own icons; a client that blocks images shows the name next to it. */
function Logo() {
  const { origin } = useContext(MailFrame);
  const cell = { verticalAlign: 'middle' };
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0} style={{ marginBottom: 24 }}>
      <tbody>
        <tr>
          <td style={cell}>
            <Img src={`${origin}/icon-192.png`} width={32} height={32} alt="" />
          </td>
          <td style={{ ...cell, paddingLeft: 10 }}>
            <span
              className="mail-ink"
              style={{ color: light('ink'), fontSize: 20, fontWeight: 700 }}
            >
              {BRAND.name}
            </span>
          </td>
        </tr>
      </tbody>
    </table>
  );
}

/** How to reach us, and who we are. */
function Contact() {
  return (
    <Text className="mail-soft" style={{ color: light('soft'), fontSize: 14, margin: 0 }}>
      Questions? Write to{' '}
      <Link
        href={`mailto:${BRAND.contactEmail}`}
        className="mail-link"
        style={{ color: light('primary') }}
      >
        {BRAND.contactEmail}
      </Link>
      .
      <br />
      {BRAND.legalEntity}
    </Text>
  );
}

/** The unsubscribe link, in emails that a reader may turn off. */
function Leave() {
  const { unsubscribing } = useContext(MailFrame);
  if (unsubscribing === undefined) return null;
  return (
    <Text className="mail-soft" style={{ color: light('soft'), fontSize: 14, margin: '16px 0 0' }}>
      You get this email because {unsubscribing.name.toLowerCase()} are on for your account.{' '}
      <Link href={unsubscribing.url} className="mail-link" style={{ color: light('primary') }}>
        Unsubscribe
      </Link>
    </Text>
  );
}

/**
 * The frame of every email: logo, heading, content, how to reach us. Readable in light and dark.
 */
export function MailLayout(props: { preview: string; heading: string; children: ReactNode }) {
  return (
    <Html lang="en">
      <Head>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{DARK}</style>
      </Head>
      <Preview>{props.preview}</Preview>
      <Body
        className="mail-body"
        style={{ backgroundColor: light('paper'), fontFamily: FONT, margin: 0 }}
      >
        <Container className="mail-body" style={{ maxWidth: 560, padding: '32px 16px' }}>
          <Logo />
          <Section
            className="mail-card"
            style={{
              backgroundColor: light('surface'),
              border: `1px solid ${light('line')}`,
              borderRadius: 10,
              // Each paragraph adds 16 of its own at the end.
              padding: '28px 24px 12px',
            }}
          >
            <Heading
              as="h1"
              className="mail-ink"
              style={{ color: light('ink'), fontSize: 26, lineHeight: '1.2', margin: '0 0 16px' }}
            >
              {props.heading}
            </Heading>
            {props.children}
          </Section>
          <Hr className="mail-rule" style={{ borderColor: light('line'), margin: '28px 0 16px' }} />
          <Contact />
          <Leave />
        </Container>
      </Body>
    </Html>
  );
}

/** A paragraph of a mail. */
export function MailText(props: { children: ReactNode }) {
  return (
    <Text
      className="mail-ink"
      style={{ color: light('ink'), fontSize: 16, lineHeight: '1.5', margin: '0 0 16px' }}
    >
      {props.children}
    </Text>
  );
}

/** A code to be typed or copied, alone on its line and large. */
export function MailCode(props: { children: string }) {
  return (
    <Text
      className="mail-ink"
      style={{
        color: light('ink'),
        fontSize: 32,
        fontVariantNumeric: 'tabular-nums',
        fontWeight: 700,
        letterSpacing: '0.15em',
        lineHeight: '1.2',
        margin: '0 0 16px',
      }}
    >
      {props.children}
    </Text>
  );
}

/** Class of the paragraph that repeats a button's address; the text part leaves it out. */
export const ADDRESS_CLASS = 'mail-address';

/**
 * The email's one action: a button, with its address as text for those who don't see buttons.
 */
export function MailLink(props: { href: string; children: string }) {
  return (
    <>
      {/* A paragraph of its own, so that in the text part two buttons are two lines. */}
      <Text style={{ margin: '4px 0 0' }}>
        <Button
          href={props.href}
          className="mail-button"
          style={{
            backgroundColor: light('primary'),
            borderRadius: 10,
            color: light('on-primary'),
            fontSize: 16,
            fontWeight: 600,
            padding: '12px 24px',
          }}
        >
          {props.children}
        </Button>
      </Text>
      <Text
        className={`mail-soft ${ADDRESS_CLASS}`}
        style={{ color: light('soft'), fontSize: 14, wordBreak: 'break-all' }}
      >
        Button not working? Open this address:
        <br />
        {props.href}
      </Text>
    </>
  );
}
