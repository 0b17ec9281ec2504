/* Records of the back-office. Every time in them is on a different day, so that none passes for another. */

/** A day in November 2026, or in November of another year. */
export const day = (of: number, year = 2026) =>
  `${year}-11-${String(of).padStart(2, '0')}T10:00:00.000Z`;
export const FAR = day(1, 2999);
export const PAST = day(1, 2020);

export const STUDENT = 'aaaaaaaa-0000-4000-8000-000000000001';
const ID = 'cccccccc-0000-4000-8000-00000000000';

export const ANN = {
  ...{ id: STUDENT, email: 'ann@x.org', firstName: 'Ann', lastName: 'Lee' },
  ...{ roles: [] as string[], isAnonymous: false, twoStep: false },
  ...{ emailConfirmedAt: day(2), bannedUntil: null, lastSignInAt: day(3), createdAt: day(1) },
};
export const ADMIN = { ...ANN, roles: ['admin', 'editor'], twoStep: true, bannedUntil: FAR };
export const UNVERIFIED = {
  ...ANN,
  ...{ id: `${ID}8`, email: 'bo@x.org', firstName: '', lastName: '' },
  ...{ emailConfirmedAt: null, bannedUntil: PAST, lastSignInAt: null },
};
export const VISITOR = { ...UNVERIFIED, id: `${ID}9`, email: null, isAnonymous: true };

const sale = { id: 'r1', userId: STUDENT, name: 'Weekly', amountCents: 1999, currency: 'usd' };

export const ORDER = {
  ...sale,
  ...{ gateway: 'stripe', item: 'weekly', state: 'paid', paymentId: 'p1', createdAt: day(4) },
};
export const PAYMENT = {
  ...sale,
  ...{ orderId: 'o1', gateway: 'sandbox', gatewayId: 'ch_1', item: 'weekly', taxCents: 120 },
  ...{ refundedCents: 500, disputeId: 'd1', refundRequestId: 'q1', paidAt: day(5) },
  ...{ periodStart: day(6), periodEnd: day(7) },
};
export const LONE_PAYMENT = {
  ...PAYMENT,
  ...{ orderId: null, gateway: 'stripe', refundedCents: 0, disputeId: null },
  ...{ refundRequestId: null, periodStart: null, periodEnd: null },
};
export const REFUND = {
  ...sale,
  ...{ paymentId: 'p1', state: 'pending', reason: 'My exam was canceled.', note: '' },
  ...{ problem: null as string | null, decidedBy: null as string | null },
  ...{ paidAt: day(8), createdAt: day(9), decidedAt: null as string | null },
};
export const FAILED_REFUND = {
  ...REFUND,
  ...{ state: 'failed', note: 'Within 30 days', problem: 'Account closed' },
  ...{ decidedBy: 'boss@x.org', decidedAt: day(10) },
};
export const DISPUTE = {
  ...sale,
  ...{ gatewayId: 'dp_1', paymentId: 'p1', status: 'open', reason: 'fraudulent' },
  ...{ happenedAt: day(11), changedAt: day(12) },
};
export const WEBHOOK = {
  ...{ id: 'stripe:evt_1', gateway: 'stripe', eventId: 'evt_1', type: 'charge.paid' },
  ...{ customerId: 'cus_1', userId: STUDENT as string | null, payload: { a: 1 } as object | null },
  ...{ sentAt: day(13), createdAt: day(14) },
};

export const MAIL = {
  ...{ id: 'e1:welcome', recipient: 'ann@x.org', template: 'verify-address', state: 'sent' },
  ...{ tries: 1200, problem: null as string | null, createdAt: day(15) },
  ...{ sentAt: day(16) as string | null, askedAgainAt: day(17) as string | null },
};
export const FAILED_MAIL = {
  ...MAIL,
  ...{ id: 'e2:welcome', state: 'failed', problem: 'No answer', sentAt: null, askedAgainAt: null },
};
export const LETTER = {
  ...{ id: 'e1.mail', job: 'billing.mail', event: 'billing.paid', eventId: 'e1' },
  ...{ payload: { userId: 'u' }, requestId: 'req' as string | null },
  ...{ problem: 'No answer' as string | null, createdAt: day(18), failedAt: day(19) },
};

export const ENTRY = {
  ...{ id: 'a1', createdAt: day(20), actor: 'boss@x.org' as string | null, actorId: 'b' },
  ...{ action: 'admin.banUser', resourceId: STUDENT as string | null },
  ...{ reason: 'Spam' as string | null, requestId: 'req' as string | null },
  ...{
    before: { until: null, days: 1 } as object | null,
    after: { until: FAR, days: 1 } as object | null,
  },
};
export const BARE_ENTRY = {
  ...ENTRY,
  ...{ id: 'a2', action: 'command.correct-item', resourceId: null, reason: null, requestId: null },
  ...{ actor: null, actorId: null, before: null, after: null },
};

export const ENQUIRY = {
  ...{ id: 'q1', kind: 'quote', service: 'exam-day', name: 'Cy', email: 'cy@x.org' },
  ...{ phone: '555-1234' as string | null, examDate: '2026-12-24' as string | null },
  ...{ message: 'How much?', status: 'open', assigneeId: 'me' as string | null },
  ...{ assignee: 'boss@x.org' as string | null, createdAt: day(21) },
  ...{ repliedAt: day(22) as string | null },
};
export const NEW_ENQUIRY = {
  ...ENQUIRY,
  ...{ id: 'q2', kind: 'contact', service: null, phone: null, examDate: null, status: 'new' },
  ...{ assigneeId: null, assignee: null, repliedAt: null },
};

export const REPORT = {
  ...{ id: 'w1', itemId: 'math.a:1', itemVersion: 3, subject: 'math', reason: 'wrong-key' },
  ...{ text: 'B is right', state: 'open', userId: STUDENT, attemptId: 't', createdAt: day(23) },
  ...{ closedAt: null as string | null, closeReason: null, answer: null as string | null },
};
export const CLOSED_REPORT = {
  ...REPORT,
  ...{ id: 'w2', text: '', state: 'closed', closedAt: day(24), closeReason: 'Checked' },
  answer: 'Thanks',
};

export const FILE = {
  ...{ id: 'f1', name: 'Math.pdf', version: 2, bytes: 3_400_000, pages: 1200 },
  ...{ soldAs: null as string | null, freeAs: null as string | null },
  ...{ createdAt: day(25), updatedAt: day(26), hash: 'h2', freeDownloads: 1234 },
  pictures: [],
  versions: [
    { version: 2, hash: 'h2', bytes: 3_400_000, pages: 1200, createdAt: day(27) },
    { version: 1, hash: 'h1', bytes: 812_000, pages: 1, createdAt: day(28) },
  ],
};
export const FREE_FILE = { ...FILE, freeAs: 'math-study-sheet' };
export const DOWNLOAD = {
  ...{ id: 'd1', userId: STUDENT, purchaseId: 'b1' as string | null, subject: 'math' },
  ...{ kind: 'study-sheet', paperHash: 'h1' as string | null, at: day(29) },
};

export const ITEM = {
  ...{ id: 'math.a:1', model: 'math.a', subject: 'math', area: 'math.data' },
  ...{ objective: 'math.data.units', type: 'multiple-choice', difficulty: 0, status: 'live' },
  ...{ version: 2, stem: '<p>How many?</p>', timesShown: 5, timesRight: 4, answers: 40 },
  ...{ pValue: 0.735 as number | null, discrimination: -0.31 as number | null },
  ...{ medianMs: 65_000 as number | null, suspicions: ['too-slow'] },
};
export const NEW_ITEM = {
  ...ITEM,
  ...{ id: 'math.b:1', stem: '', status: 'quarantined', answers: 0, pValue: null },
  ...{ discrimination: null, medianMs: null, suspicions: [] },
};

const estimate = (value: number) => ({ value, low: value - 0.05, high: value + 0.05 });
const option = (id: string, html: string) => ({ id, html });

export const ITEM_DETAIL = {
  ...ITEM,
  view: {
    ...{ type: 'multiple-choice', stem: ITEM.stem },
    options: [option('a', '<p>Two</p>'), option('b', '<p>Three</p>')],
  },
  sheet: { key: { type: 'multiple-choice', option: 'b' }, rationales: [] },
  passage: null,
  text: {
    ...{ type: 'multiple-choice', stem: 'How many?', key: 'b' },
    options: [
      { id: 'a', text: 'Two', rationale: 'No', misconception: 'halved' },
      { id: 'b', text: 'Three', rationale: 'Yes' },
    ],
  } as object | null,
  statistics: {
    ...{
      countedAt: day(3),
      pValue: estimate(0.7),
      discrimination: estimate(-0.3) as object | null,
    },
    options: [
      { id: 'a', share: estimate(0.25), strong: 0.2 },
      { id: 'b', share: estimate(0.75), strong: 0.8 },
    ],
  } as object | null,
  versions: [
    { version: 2, createdAt: day(4) },
    { version: 1, createdAt: day(5) },
  ],
};
export const UNMEASURED_ITEM = {
  ...ITEM_DETAIL,
  ...{ status: 'quarantined', suspicions: [], text: null, statistics: null, medianMs: null },
};

export const GRANT = {
  ...{ id: 'g1', plan: 'weekly', startsAt: day(1), endsAt: FAR as string | null },
  takenBackAt: null as string | null,
};
const ACCESS = { state: 'active', plan: 'weekly', source: 'grant', until: FAR, renews: false };
const ATTEMPT = {
  ...{ id: 't1', kind: 'free-practice', subject: 'english' as string | null, state: 'finished' },
  ...{ startedAt: day(2), answered: 3, items: 10, score: 61.25 as number | undefined },
};
const SESSION = {
  ...{ id: 's1', userAgent: 'Firefox' as string | null, methods: ['password', 'totp'] },
  ...{ secondStep: true, createdAt: day(3), lastUsedAt: day(4) },
};

/** What the API returns for a user with a lot of activity. */
export const OF_USER = {
  'admin.userProfile': { examDate: '2026-12-24', targetScore: 80, accommodation: 1.5 },
  'admin.userBilling': {
    access: ACCESS,
    grants: [GRANT, { ...GRANT, id: 'g2', plan: 'lifetime', endsAt: null, takenBackAt: day(5) }],
    payments: [
      {
        ...{ id: 'p1', at: day(6), name: 'Weekly', amountCents: 1999, refundedCents: 0 },
        state: 'paid',
      },
      {
        ...{ id: 'p2', at: day(7), name: 'Math', amountCents: 2999, refundedCents: 2999 },
        state: 'refunded',
      },
    ],
    purchases: [
      { orderId: 'o1', product: 'test-bank-math', paidAt: day(8), owned: true },
      { orderId: 'o2', product: 'old', paidAt: day(9), owned: false },
    ],
  },
  'admin.userPrivacy': { export: { state: 'ready', expiresAt: FAR }, deletionDueAt: null },
  'admin.userAttempts': {
    items: [
      ATTEMPT,
      { ...ATTEMPT, id: 't2', kind: 'mock', subject: null, state: 'open', score: undefined },
    ],
  },
  'admin.userSessions': [
    SESSION,
    { ...SESSION, id: 's2', userAgent: null, methods: ['magiclink'] },
  ],
  'admin.mails': [MAIL, FAILED_MAIL],
  'admin.downloads': [DOWNLOAD],
};
/** What it returns for one without any. */
export const OF_NO_ONE = {
  'admin.userProfile': { examDate: null, targetScore: null, accommodation: 1 },
  'admin.userBilling': {
    access: { ...ACCESS, state: 'free', plan: null, until: null },
    ...{ grants: [], payments: [], purchases: [] },
  },
  'admin.userPrivacy': { export: null, deletionDueAt: null },
  'admin.userAttempts': { items: [] },
  ...{ 'admin.userSessions': [], 'admin.mails': [], 'admin.downloads': [] },
};
