import { PLANS } from '@prepward/contracts/plans';

const OR = new Intl.ListFormat('en-US', { type: 'disjunction' });

/** How long the plans run: "7, 30, or 90 days". */
export const PLAN_LENGTHS = `${OR.format(PLANS.map(({ days }) => String(days)))} days`;
