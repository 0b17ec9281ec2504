import { describe, expect, it } from '@jest/globals';
import { BRAND } from '@prepward/contracts/brand';
import { MailChoices, Recipients } from '@prepward/platform/mail';
import { isValidElement, type ReactElement, type ReactNode } from 'react';
import { ItemReportsService } from '../item-reports.service.js';
import { RescoringService } from '../rescoring.service.js';
import { correctionMail, reportAnswerMail } from './mails.js';

interface Sent {
  to: string;
  subject: string;
  content: ReactElement<object>;
  unsubscribing?: { url: string };
}

/** Delivers a mail with these services behind it. @returns what was sent */
async function deliver(
  { handler }: typeof correctionMail | typeof reportAnswerMail,
  payload: object,
  services: [unknown, object][],
): Promise<Sent | undefined> {
  const sent: Sent[] = [];
  const sender = { isSent: async () => false, send: async (mail: Sent) => sent.push(mail) };
  const found = new Map(services);
  const job = new handler({ get: (token: unknown) => found.get(token) }, sender, {
    publicUrl: 'https://site.example',
    mail: { staff: 'staff@site.example' },
  });
  await job.handle(payload as never, {} as never);
  return sent[0];
}

/** The texts of a view, one for each of its parts. */
function textsOf(node: ReactNode): string[] {
  if (Array.isArray(node)) return node.flatMap(textsOf);
  if (!isValidElement<{ children?: ReactNode }>(node)) return [];
  const { children } = node.props;
  const own = [children].flat().filter((one) => typeof one === 'string');
  return own.length > 0 ? [[children].flat().join('')] : textsOf(children);
}
function read({ content }: Sent): string[] {
  const view = content.type as (props: object) => ReactElement<object>;
  return textsOf(view(content.props));
}

const people = (firstName: string) => ({
  find: async (userId: string) =>
    userId === 'ann' ? { email: 'ann@example.org', firstName } : null,
});

describe('the mail about a corrected question', () => {
  const about = { userId: 'ann', itemId: 'math.any:1', version: 2 };
  const asked: unknown[][] = [];
  const rescoring = {
    changesOf: async (...args: unknown[]) => {
      asked.push(args);
      return [
        { before: 40, after: 50.5 },
        { before: 66.7, after: 66.7 },
      ];
    },
  };
  const send = (payload: object, firstName = 'Ann', path: string | null = '/u') =>
    deliver(correctionMail, payload, [
      [Recipients, people(firstName)],
      [RescoringService, rescoring],
      [MailChoices, { unsubscribePath: async (id: string) => path && `${path}?${id}` }],
    ]);

  it('tells the student each score that changed, in their order', async () => {
    const mail = (await send(about)) as Sent;
    expect(asked.at(-1)).toEqual(['ann', 'math.any:1', 2]);
    expect(mail).toMatchObject({
      to: 'ann@example.org',
      subject: `We corrected a question you answered on ${BRAND.name}`,
      unsubscribing: { url: 'https://site.example/u?ann' },
      content: { props: { link: 'https://site.example/track-progress' } },
    });
    const texts = read(mail);
    expect(texts[0]).toMatch(/^Hi Ann, a question you answered/);
    expect(texts.slice(1, 3)).toEqual([
      'Your score was 40.0% and is now 50.5%.',
      'Your score stays at 66.7%.',
    ]);
    expect(read((await send(about, '')) as Sent)[0]).toMatch(/^Hi, a question/);
  });

  it('goes to no one who has left, or wants none', async () => {
    expect(await send({ ...about, userId: 'gone' })).toBe(undefined);
    expect(await send(about, 'Ann', null)).toBe(undefined);
  });
});

describe('the answer to a report', () => {
  const send = (said: object | null, firstName = 'Ann') =>
    deliver(reportAnswerMail, { reportId: 'r1' }, [
      [Recipients, people(firstName)],
      [ItemReportsService, { answerOf: async (id: string) => (id === 'r1' ? said : null) }],
    ]);
  const said = { userId: 'ann', answer: 'The upper one.\n\nThanks!\n  \n', report: 'Which one?' };

  it('has a paragraph for each of its lines, and what the student had written', async () => {
    const mail = (await send(said)) as Sent;
    expect(mail).toMatchObject({
      to: 'ann@example.org',
      subject: `About the question you reported on ${BRAND.name}`,
    });
    expect(mail).not.toHaveProperty('unsubscribing');
    expect(read(mail)).toEqual([
      expect.stringMatching(/^Hi Ann, thanks for telling us/),
      'The upper one.',
      'Thanks!',
      'You wrote: “Which one?”',
    ]);
    const bare = read((await send({ ...said, report: '' }, '')) as Sent);
    expect([bare[0]?.startsWith('Hi, thanks'), bare.length]).toEqual([true, 3]);
  });

  it('goes to no one without an answer, or without an address', async () => {
    expect(await send(null)).toBe(undefined);
    expect(await send({ ...said, userId: 'visitor' })).toBe(undefined);
  });
});
