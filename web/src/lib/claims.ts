/** The site's figures, as the operator states them; nothing else spells them out. */
export const CLAIMS = {
  questionsShort: '2000+ questions',
  questionsPerSubject: '2,500+ questions',
  questionsAll: '10,000+ practice questions',
  trustedBy: 'Trusted by 10,000+ Nursing Students',
  signUpTime: 'Sign Up Free in 30 seconds',
  replyTime: 'Response within 30 minutes',
  hours: 'Available 24/7',
  moneyBack: '30-day money-back guarantee',
} as const;
