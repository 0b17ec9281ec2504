import { describe, expect, it } from '@jest/globals';
import { loadConfig } from '@prepward/platform/config';
import { Recipients } from '@prepward/platform/mail';
import type { ReactElement, ReactNode } from 'react';
import { ItemReportsService } from '../item-reports.service.js';
import { RescoringService } from '../rescoring.service.js';
import { correctionMail } from './item-corrected.js';
import { reportAnswerMail } from './report-answered.js';

const ANN = '00000000-0000-4000-8000-000000000001';
const REPORT = '00000000-0000-4000-8000-000000000002';

interface Sent {
  to: string;
  eventId: string;
  template: string;
  subject: string;
  unsubscribing?: { url: string };
  content: ReactElement<Record<string, unknown>>;
}

/** Its paragraphs and links, as the template has them. */
function linesOf({ content }: Sent): string[] {
  const template = content.type as (props: unknown) => ReactElement<{ children: ReactNode[] }>;
  const textOf = (node: ReactNode): string => {
    if (Array.isArray(node)) return node.map(textOf).join('');
    return typeof node === 'string' || typeof node === 'number' ? String(node) : '';
  };
  const line = (node: ReactNode): string[] => {
    if (Array.isArray(node)) return node.flatMap(line);
    if (typeof node !== 'object' || node === null) return [];
    const { children, href } = (node as ReactElement<{ children: ReactNode; href?: string }>).props;
    return [href === undefined ? textOf(children) : `${textOf(children)} → ${href}`];
  };
  return line(template(content.props).props.children);
}

interface World {
  recipients?: Record<string, { email: string; firstName: string }>;
  scores?: { before: number; after: number }[];
  said?: { userId: string; answer: string; report: string } | null;
}

/** What an email's job sends for an event. */
async function send<Payload>(
  { handler }: { handler: typeof correctionMail.handler | typeof reportAnswerMail.handler },
  payload: Payload,
  world: World,
): Promise<Sent[]> {
  const sent: Sent[] = [];
  const services = new Map<unknown, unknown>([
    [Recipients, { find: async (userId: string) => world.recipients?.[userId] ?? null }],
    [
      RescoringService,
      {
        changesOf: async (...given: unknown[]) =>
          JSON.stringify(given) === JSON.stringify([ANN, 'math.sum:1', 3]) ? world.scores : [],
      },
    ],
    [
      ItemReportsService,
      { answerOf: async (id: string) => (id === REPORT ? (world.said ?? null) : null) },
    ],
  ]);
  // Any other service stands in for the one with readers' choices.
  const choices = { unsubscribePath: async (userId: string, kind: string) => `/${userId}/${kind}` };
  const config = loadConfig({
    DATABASE_URL: 'postgres://user:secret@127.0.0.1:5432/prepward',
    SMTP_URL: 'smtp://127.0.0.1:25',
    AUTH_SIGNING_KEYS_FILE: '/tmp/keys.json',
  });
  const job = new (
    handler as new (
      ...parts: unknown[]
    ) => {
      handle: (payload: unknown, context: object) => Promise<void>;
    }
  )(
    { get: (token: unknown) => services.get(token) ?? choices },
    { isSent: async () => false, send: async (mail: Sent) => sent.push(mail) },
    config,
  );
  await job.handle(payload, { eventId: 'event', attempt: 1, signal: new AbortController().signal });
  return sent;
}

const recipients = { [ANN]: { email: 'ann@example.org', firstName: 'Ann' } };

describe('the mail about a corrected question', () => {
  const event = { userId: ANN, itemId: 'math.sum:1', version: 3 };

  it('tells each score that it changed, and which it left', async () => {
    const scores = [
      { before: 50, after: 60.5 },
      { before: 70, after: 70 },
      { before: 80, after: 70.5 },
    ];
    const [mail, ...more] = await send(correctionMail, event, { recipients, scores });
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      to: 'ann@example.org',
      eventId: 'event',
      template: 'item-corrected',
      subject: 'We corrected a question you answered on Prepward',
      unsubscribing: { url: expect.stringContaining(`/${ANN}/corrections`) },
    });
    const lines = linesOf(mail as Sent);
    expect(lines[0]).toMatch(/^Hi Ann, a question you answered/);
    expect(lines.slice(1, 5)).toEqual([
      'Your score was 50.0% and is now 60.5%.',
      'Your score stays at 70.0%.',
      'Your score was 80.0% and is now 70.5%.',
      expect.stringMatching(/^See your results → http.*\/track-progress$/),
    ]);
  });

  it('greets without a name, and goes to no one who is gone', async () => {
    const nameless = { [ANN]: { email: 'ann@example.org', firstName: '' } };
    const [mail] = await send(correctionMail, event, { recipients: nameless, scores: [] });
    expect(linesOf(mail as Sent)[0]).toMatch(/^Hi, a question you answered/);
    expect(await send(correctionMail, event, { scores: [] })).toEqual([]);
  });
});

describe('the answer to a report', () => {
  const event = { reportId: REPORT };
  const said = { userId: ANN, answer: 'Thanks.\n\n \nIt’s fixed.', report: 'It says teh' };

  it('goes to who reported it, with what they wrote, a paragraph for each line', async () => {
    const [mail] = await send(reportAnswerMail, event, { recipients, said });
    expect(mail).toMatchObject({
      to: 'ann@example.org',
      template: 'report-answered',
      subject: 'About the question you reported on Prepward',
    });
    expect(mail).not.toHaveProperty('unsubscribing');
    expect(linesOf(mail as Sent)).toEqual([
      expect.stringMatching(/^Hi Ann, thanks for telling us/),
      'Thanks.',
      'It’s fixed.',
      'You wrote: “It says teh”',
    ]);
  });

  it('quotes nothing where nothing was written, and goes to no one without an answer', async () => {
    const [mail] = await send(reportAnswerMail, event, {
      recipients,
      said: { ...said, report: '' },
    });
    expect(linesOf(mail as Sent).at(-1)).toBe('It’s fixed.');
    expect(await send(reportAnswerMail, event, { recipients, said: null })).toEqual([]);
    expect(await send(reportAnswerMail, event, { said })).toEqual([]);
  });
});
