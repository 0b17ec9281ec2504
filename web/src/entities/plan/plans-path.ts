/** Where a student finds the plans, and the one that they have. */
export const PLANS_PATH = '/subscription';
