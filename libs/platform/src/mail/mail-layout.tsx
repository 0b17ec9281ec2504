import { BRAND } from '@prepward/contracts/brand';
import {
  Body,
  Button,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Link,
  Preview,
  Text,
} from '@react-email/components';
import type { ReactNode } from 'react';

/** The colors of the student site (web/src/ui/tokens.css); mail clients know no custom properties. */
const INK = '#0f2a33';
const PAPER = '#fbfaf7';
const PRIMARY = '#0b5d66';
const FONT = 'Figtree, Helvetica, Arial, sans-serif';

/** The frame of every mail: brand, heading, content, how to reach us. */
export function MailLayout(props: { preview: string; heading: string; children: ReactNode }) {
  return (
    <Html lang="en">
      <Head />
      <Preview>{props.preview}</Preview>
      <Body style={{ backgroundColor: PAPER, color: INK, fontFamily: FONT, margin: 0 }}>
        <Container style={{ maxWidth: 560, padding: '32px 24px' }}>
          <Text style={{ color: PRIMARY, fontSize: 18, fontWeight: 700, margin: '0 0 24px' }}>
            {BRAND.name}
          </Text>
          <Heading as="h1" style={{ fontSize: 28, lineHeight: '1.2', margin: '0 0 16px' }}>
            {props.heading}
          </Heading>
          {props.children}
          <Hr style={{ borderColor: '#d9e0e1', margin: '32px 0 16px' }} />
          <Text style={{ color: '#4a616a', fontSize: 14, margin: 0 }}>
            {BRAND.legalEntity} · Questions? Write to{' '}
            <Link href={`mailto:${BRAND.contactEmail}`} style={{ color: PRIMARY }}>
              {BRAND.contactEmail}
            </Link>
          </Text>
        </Container>
      </Body>
    </Html>
  );
}

/** A paragraph of a mail. */
export function MailText(props: { children: ReactNode }) {
  return (
    <Text style={{ fontSize: 16, lineHeight: '1.5', margin: '0 0 16px' }}>{props.children}</Text>
  );
}

/** The one thing to do in a mail: a button, with its address in words for those who see no button. */
export function MailLink(props: { href: string; children: string }) {
  return (
    <>
      <Button
        href={props.href}
        style={{
          backgroundColor: PRIMARY,
          borderRadius: 10,
          color: '#ffffff',
          fontSize: 16,
          fontWeight: 600,
          padding: '12px 24px',
        }}
      >
        {props.children}
      </Button>
      <Text style={{ color: '#4a616a', fontSize: 14, wordBreak: 'break-all' }}>
        Or open this address: {props.href}
      </Text>
    </>
  );
}
