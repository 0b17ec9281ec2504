import type { ComponentType, ReactNode } from 'react';
import type { IllustrationProps } from '../../ui/illustrations/frame.js';

type FetchPicture = () => Promise<ComponentType<IllustrationProps>>;

const bubbles: FetchPicture = async () =>
  (await import('../../ui/illustrations/bubbles.js')).Bubbles;
const compass: FetchPicture = async () =>
  (await import('../../ui/illustrations/compass.js')).Compass;
const paper: FetchPicture = async () => (await import('../../ui/illustrations/paper.js')).Paper;
const shield: FetchPicture = async () => (await import('../../ui/illustrations/shield.js')).Shield;
const stethoscope: FetchPicture = async () =>
  (await import('../../ui/illustrations/stethoscope.js')).Stethoscope;
const calendar: FetchPicture = async () =>
  (await import('../../ui/illustrations/calendar.js')).Calendar;
const book: FetchPicture = async () => (await import('../../ui/illustrations/tools.js')).OpenBook;
const ruler: FetchPicture = async () => (await import('../../ui/illustrations/tools.js')).Ruler;
const quill: FetchPicture = async () => (await import('../../ui/illustrations/tools.js')).Quill;
const cell: FetchPicture = async () => (await import('../../ui/illustrations/anatomy.js')).Cell;
const heart: FetchPicture = async () => (await import('../../ui/illustrations/anatomy.js')).Heart;
const lungs: FetchPicture = async () => (await import('../../ui/illustrations/anatomy.js')).Lungs;

const BY_PATH: Record<string, FetchPicture> = {
  '/exam-practice': paper,
  '/how-it-works': compass,
  '/teas-exam-help': stethoscope,
  '/buy-test-bank': paper,
  '/do-my-teas-exam': bubbles,
  '/take-my-teas-test': bubbles,
  '/pay-someone-teas-exam': shield,
  '/remote-teas-assistance': stethoscope,
  '/msn-expert-tutors': heart,
  '/money-back': shield,
  '/about': stethoscope,
  '/features': cell,
  '/faqs': bubbles,
  '/contact': bubbles,
  '/blog': book,
  '/teas-registration': calendar,
  '/teas-exam-near-me': compass,
  '/quiz/reading': book,
  '/quiz/math': ruler,
  '/quiz/science': lungs,
  '/quiz/english': quill,
  '/downloads/reading': book,
  '/downloads/math': ruler,
  '/downloads/science': lungs,
  '/downloads/english': quill,
};

/** The line illustration of a page, where it has one: legal pages and prices have none. */
export async function pictureOf(path: string): Promise<ReactNode> {
  const Picture = await BY_PATH[path]?.();
  return Picture ? <Picture className="size-40" /> : null;
}
